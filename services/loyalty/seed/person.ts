import type { InvitationStatus } from '@cabinet/contracts/invitations';
import type { OperationType } from '@cabinet/contracts/operations';
import type { OrderKind, OrderStatus } from '@cabinet/contracts/orders';
import type { SupportTicket, SupportTopic } from '@cabinet/contracts/support';
import type { LocalText } from '@cabinet/contracts/text';
import type { Course } from '@cabinet/domain/reward';

// All times are in days before now, so that the seed data does not age.

export interface SeedCard {
  type: 'physical' | 'virtual';
  status: 'active' | 'off' | 'blocked';
  reason?: LocalText;
  /** The start of this state, in days ago. */
  sinceDaysAgo?: number;
  answerInDays?: number;
}

export interface SeedOperation {
  /** Orders and invitations produce the excluded types. */
  type: Exclude<OperationType, 'ORDER' | 'CANCEL_ORDER' | 'FRIEND' | 'ACADEM_ORDER'>;
  /** Signed whole tokens. */
  amount: number;
  daysAgo: number;
  /** The reason, if the type does not explain the movement. */
  note?: LocalText;
  /** The index of the participant's card, if the movement belongs to a specific card. */
  card?: number;
}

export interface SeedOrder {
  /** Id in `products.json`. A tuition payment has a name instead. */
  product?: number;
  name?: LocalText;
  kind: OrderKind;
  /** The variant: a slug of `variants.json`, and a size. */
  color?: string;
  size?: string;
  /** The price at the time of purchase. */
  price: number;
  comment?: string;
  /** Days ago for each status. The last entry is the order's status. */
  steps: Array<[OrderStatus, number]>;
  /** For goods that have not arrived: days from now until their arrival. */
  arrivesIn?: number;
  /** For a service: days from now until the appointment. */
  visitIn?: number;
  tracking?: { number: string; url: string };
  cancelReason?: string;
}

export interface SeedInvitation {
  name: string;
  /** Days ago for each status. The last entry is the invitation's status. */
  steps: Array<[InvitationStatus, number]>;
  reason?: LocalText;
  /** E-mail of the friend. */
  email?: string;
  /** The friend's course, and its price in roubles. */
  course?: Course;
  price?: number;
}

export interface SeedAddress {
  address: string;
  comment?: string;
  isDefault?: boolean;
  isHidden?: boolean;
  /** The product of the order that uses this address. */
  usedBy?: number;
}

export interface SeedTicket {
  topic: SupportTopic;
  text: string;
  daysAgo: number;
  status: SupportTicket['status'];
  answer?: string;
}

/** The participant's progress in a lesson. */
export interface SeedLesson {
  lesson: number;
  watched: number;
  doneDaysAgo?: number;
}

/** The participant's saving goal: a product or a sum. */
export interface SeedGoal {
  product?: number;
  sum?: number;
  inDays?: number;
}

/** A conversion request to the manager. */
export interface SeedConversion {
  amount: number;
  comment: string;
  daysAgo: number;
  status: 'new' | 'done' | 'declined';
  answer?: string;
}

/** A staff visit to the cabinet. */
export interface SeedView {
  /** Account of the staff member. */
  by: string;
  daysAgo: number;
  reason: string;
}

/** A participant in the loyalty service. Names and e-mails match the accounts of the identity service. */
export interface Person {
  /** The local part of `@cabinet.test`. */
  account: string;
  /** The name of a participant without an account, who cannot sign in. */
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
