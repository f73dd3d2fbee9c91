/** Network of one customer: 48 bits of IPv6, else the address. @param visitor as in visitorContext */
export function customerNetwork(visitor: string): string {
  return firstBits48(visitor) ?? visitor;
}

/** IPv6: the first 48 bits; IPv4: the first 24. */
export function neighbourhood(visitor: string): string {
  const [, first24] = /^(\d+\.\d+\.\d+)\.\d+$/.exec(visitor) ?? [];
  return firstBits48(visitor) ?? (first24 ? `${first24}.0/24` : visitor);
}

function firstBits48(visitor: string): string | undefined {
  const [, groups] = /^((?:[\da-f]+:){2}[\da-f]+):[\da-f]+::\/64$/.exec(visitor) ?? [];
  return groups && `${groups}::/48`;
}
