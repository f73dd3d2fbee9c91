import type { PostalAddress } from 'schema-dts';

interface Address {
  street: string;
  postalCode: string;
  city: string;
  /** ISO 3166 code. */
  country: string;
}

/** An address of the club's as search engines read it. */
export function postalAddress({ street, postalCode, city, country }: Address): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode,
    addressLocality: city,
    addressCountry: country,
  };
}
