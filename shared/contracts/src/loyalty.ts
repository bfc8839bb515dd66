/**
 * The contracts of the loyalty service in one file, for remotes that were written before 3.3.
 * @deprecated Import from the file of the feature, such as `@cabinet/contracts/orders`. Removed in 4.0.
 */
export * from './members.ts';
export * from './operations.ts';
export * from './orders.ts';
export * from './phone.ts';
export * from './products.ts';
export * from './programme.ts';
