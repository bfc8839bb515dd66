import type { InvitationStatus } from '@cabinet/contracts/invitations';
import type { OperationType, OrderKind, OrderStatus } from '@cabinet/contracts/loyalty';
import type { SupportTicket, SupportTopic } from '@cabinet/contracts/support';
import type { LocalText } from '@cabinet/contracts/text';
import type { Course } from '@cabinet/domain/reward';

// Every time is told in days before now, so that a state does not age with the file.

export interface SeedCard {
  type: 'physical' | 'virtual';
  status: 'active' | 'off' | 'blocked';
  reason?: LocalText;
  /** Since when it is in this state. */
  sinceDaysAgo?: number;
  answerInDays?: number;
}

export interface SeedOperation {
  /** Those of orders and of friends come from the orders and the invitations. */
  type: Exclude<OperationType, 'ORDER' | 'CANCEL_ORDER' | 'FRIEND' | 'ACADEM_ORDER'>;
  /** Signed whole tokens. */
  amount: number;
  daysAgo: number;
  /** What it was for, where the type does not say it. */
  note?: LocalText;
  /** Place of the card among the participant's, where it is not the first one that was made on. */
  card?: number;
}

export interface SeedOrder {
  /** Id in `products.json`; a tuition payment has a name instead. */
  product?: number;
  name?: LocalText;
  kind: OrderKind;
  /** Its variant: a slug of `variants.json`, and a size. */
  color?: string;
  size?: string;
  /** What was paid then. */
  price: number;
  comment?: string;
  /** Days ago at which each status was reached; the last one is the order's status. */
  steps: Array<[OrderStatus, number]>;
  /** Goods that have not arrived: days from now until they do. */
  arrivesIn?: number;
  /** A service: days from now until it takes place. */
  visitIn?: number;
  tracking?: { number: string; url: string };
  cancelReason?: string;
}

export interface SeedInvitation {
  name: string;
  /** Days ago at which each status was reached; the last one is the invitation's status. */
  steps: Array<[InvitationStatus, number]>;
  reason?: LocalText;
  /** E-mail of the friend. */
  email?: string;
  /** What the friend studies, and its price in roubles. */
  course?: Course;
  price?: number;
}

export interface SeedAddress {
  address: string;
  comment?: string;
  isDefault?: boolean;
  isHidden?: boolean;
  /** Product of the order that goes there. */
  usedBy?: number;
}

export interface SeedTicket {
  topic: SupportTopic;
  text: string;
  daysAgo: number;
  status: SupportTicket['status'];
  answer?: string;
}

/** How far somebody came in a lesson. */
export interface SeedLesson {
  lesson: number;
  watched: number;
  doneDaysAgo?: number;
}

/** What the participant saves for: a product or a sum. */
export interface SeedGoal {
  product?: number;
  sum?: number;
  inDays?: number;
}

/** A conversion that the manager was asked for. */
export interface SeedConversion {
  amount: number;
  comment: string;
  daysAgo: number;
  status: 'new' | 'done' | 'declined';
  answer?: string;
}

/** A look of staff at the cabinet. */
export interface SeedView {
  /** Account of the staff member. */
  by: string;
  daysAgo: number;
  reason: string;
}

/** A participant as the loyalty service knows them; names and e-mails are those of the identity's accounts. */
export interface Person {
  /** Name in front of `@cabinet.test`. */
  account: string;
  /** Of somebody without an account: nobody signs in as them. */
  fullName?: string;
  phone: string;
  isPhoneVerified?: boolean;
  cards: SeedCard[];
  /** Stage of the deal: WON is a student. */
  deal?: 'WON' | 'NEW';
  manager?: string;
  operations?: SeedOperation[];
  orders?: SeedOrder[];
  invitations?: SeedInvitation[];
  /** Ids in `products.json`, the newest first. */
  wishes?: number[];
  goal?: SeedGoal;
  conversions?: SeedConversion[];
  views?: SeedView[];
  addresses?: SeedAddress[];
  tickets?: SeedTicket[];
  lessons?: SeedLesson[];
}
