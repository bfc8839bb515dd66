import type { AxiosInstance } from 'axios';
import { pause } from '../pause.ts';

/** §9: how long a request to the CRM bus waits for each one before it. */
const DELAY = 200;

/** §7: a request to the CRM bus is delayed by 200 ms times the number in flight. */
export function crmPace(bus: AxiosInstance): void {
  let inFlight = 0;

  bus.interceptors.request.use(async (request) => {
    const delay = DELAY * inFlight;
    inFlight += 1;
    request.isPaced = true;
    if (delay > 0) await pause(delay);
    return request;
  });

  bus.interceptors.response.use(
    (response) => {
      inFlight -= 1;
      return response;
    },
    (error) => {
      // What another interceptor refused was never counted.
      if (error.config?.isPaced) inFlight -= 1;
      throw error;
    },
  );
}
