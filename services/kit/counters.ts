import { Counter, type Registry as Register } from 'prom-client';

const made: Counter<string>[] = [];

function counter<Label extends string = never>(name: string, help: string, labelNames: Label[] = []) {
  const counter = new Counter<Label>({ name, help, labelNames, registers: [] });
  made.push(counter as Counter<string>);
  return counter;
}

/** Committed domain events of this process. Label values come from fixed lists, never from user input. */
export const counters = {
  signIns: counter('sign_ins_total', 'Accepted passwords of the embedded identity service'),
  signInRefusals: counter('sign_in_refusals_total', 'Refused sign-in forms', ['reason']),
  cards: counter('cards_issued_total', 'Cards issued to participants'),
  leads: counter('leads_total', 'Stored leads, by the service that received the form', ['source']),
  invitations: counter('invitations_total', 'Friends that participants invited'),
  ordersMade: counter('orders_made_total', 'Placed orders', ['kind']),
  ordersCancelled: counter('orders_cancelled_total', 'Cancelled orders', ['kind']),
  tokensAdded: counter('tokens_added_total', 'Tokens added to accounts of participants', ['operation']),
  tokensTaken: counter('tokens_taken_total', 'Tokens taken from accounts of participants', ['operation']),
  refusals: counter('refusals_total', 'Error answers of the services, by their code', ['code']),
};

/** Adds the counters of this process to its metrics. */
export function registerCounters(register: Register): void {
  for (const counter of made) register.registerMetric(counter);
}
