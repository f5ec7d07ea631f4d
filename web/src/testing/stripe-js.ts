/** Client secrets of the payment forms that exist. */
export const paymentForms: string[] = [];

const stripe = {
  createEmbeddedCheckoutPage: ({ clientSecret }: { clientSecret: string }) => {
    if (paymentForms.length > 0)
      return Promise.reject(new Error('You cannot have multiple Embedded Checkout objects.'));
    paymentForms.push(clientSecret);
    return Promise.resolve({
      mount: (place: HTMLElement) => place.append(`Card number for ${clientSecret}`),
      unmount: () => undefined,
      destroy: () => void paymentForms.pop(),
    });
  },
};

/** Stands for the function of the same name of `@stripe/stripe-js/pure`; like Stripe.js, it allows one payment form at a time. */
export const loadStripe = () => Promise.resolve(stripe);
