import type Stripe from 'stripe';

type At<Holder, Path extends string> = Path extends `${infer First}.${infer Rest}`
  ? First extends keyof Holder
    ? At<Holder[First], Rest>
    : never
  : Path extends keyof Holder
    ? Holder[Path]
    : never;

/** The answer of the method of that name (`transfers.create`) in Stripe's own client: one with a field missing does not compile. `never` for a method that the client does not have. */
export type ClientAnswer<Name extends string> = [At<Stripe, Name>] extends [never]
  ? never
  : At<Stripe, Name> extends (...args: never[]) => Promise<Stripe.Response<infer Answer>>
    ? Answer
    : never;

/** The object of an event of this type in Stripe's own client. */
export type EventObject<Type extends Stripe.Event.Type> = Extract<Stripe.Event, { type: Type }>['data']['object'];
