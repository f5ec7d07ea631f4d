/** Holds what is made at the first use. */
class Deferred<Made extends object> {
  readonly #make: () => Made;
  #made: Made | undefined;

  constructor(make: () => Made) {
    this.#make = make;
  }

  get made(): Made {
    return (this.#made ??= this.#make());
  }
}

/** Passes everything on; `this` stays the one that others hold, so that each of them is the same object to a `WeakMap`. */
const passOn: ProxyHandler<Deferred<object>> = {
  get: ({ made }, key, receiver) => Reflect.get(made, key, receiver) as unknown,
  has: ({ made }, key) => Reflect.has(made, key),
  ownKeys: ({ made }) => Reflect.ownKeys(made),
  getPrototypeOf: ({ made }) => Reflect.getPrototypeOf(made),
  getOwnPropertyDescriptor: ({ made }, key) => {
    const descriptor = Reflect.getOwnPropertyDescriptor(made, key);
    // A proxy may not say that something is fixed which its target lacks.
    return descriptor && { ...descriptor, configurable: true };
  },
  defineProperty: ({ made }, key, descriptor) => Reflect.defineProperty(made, key, descriptor),
};

/** Stands for an object, such as a schema, that is made when it is used for the first time. */
export const whenUsed = <Made extends object>(make: () => Made): Made =>
  new Proxy(new Deferred(make), passOn) as unknown as Made;
