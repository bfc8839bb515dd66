import type { AxiosInstance } from 'axios';
import { pause } from '../pause.ts';

/** §9: the delay of a request to the CRM bus for each request in flight, in milliseconds. */
const DELAY = 200;

/** §7: delays a request to the CRM bus by 200 ms times the number in flight. */
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
      // A request that another interceptor rejected was not counted.
      if (error.config?.isPaced) inFlight -= 1;
      throw error;
    },
  );
}
