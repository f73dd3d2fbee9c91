import { maxUploadBytes } from '#platform/pictures/limits.ts';
import { maxFormBytes } from '#platform/request/read-form.server.ts';
import { customerNetwork } from '#platform/request/visitor-network.ts';

/** Maximum bytes of request bodies in memory at one time. */
const maxBytes = {
  /** All forms together. A parsed form takes several times as much memory as its body. */
  forms: 32 * 1024 * 1024,
  /**
   * Forms of one customer of an internet provider. All visitors in the Wi-Fi of a football ground count as
   * one customer.
   */
  customer: 8 * 1024 * 1024,
  pictures: 4 * (maxUploadBytes + maxFormBytes),
};

export interface BodyRoom {
  take: (visitor: string, bytes: number) => (() => void) | undefined;
}

export function createBodyRoom(): BodyRoom {
  const customers = new Map<string, number>();
  let [forms, pictures] = [0, 0];

  const addForm = (customer: string, bytes: number) => {
    forms += bytes;
    const now = (customers.get(customer) ?? 0) + bytes;
    if (now > 0) customers.set(customer, now);
    else customers.delete(customer);
  };

  return {
    take(visitor, bytes) {
      if (bytes > maxFormBytes) {
        if (pictures + bytes > maxBytes.pictures) return undefined;
        pictures += bytes;
        return () => {
          pictures -= bytes;
        };
      }
      const customer = customerNetwork(visitor);
      const own = customers.get(customer) ?? 0;
      if (forms + bytes > maxBytes.forms || own + bytes > maxBytes.customer) return undefined;
      addForm(customer, bytes);
      return () => addForm(customer, -bytes);
    },
  };
}
