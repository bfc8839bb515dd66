import { createOrder } from '@cabinet/contracts/orders';
import type { InternalAxiosRequestConfig } from 'axios';

/** §7: prevents an order in development from reaching the service desk. */
export function serviceDesk(request: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  const isOrder = request.method?.toUpperCase() === createOrder.method && request.url === createOrder.path;
  if (isOrder && process.env.NODE_ENV === 'development')
    request.params = { ...request.params, skipSend2SD: 1 };
  return request;
}
