import { BlockList, isIP } from 'node:net';

/**
 * Which addresses a webhook may reach: those of the public internet, and private ones that the configuration names. Addresses that lead
 * back into a network of ours (loopback, link-local, carrier-grade NAT, unique local, addresses that hide an IPv4 one) are refused.
 */

/** IANA's special-purpose registries (RFC 6890 and its successors). */
const SPECIAL_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
] as const;
/** Of what IPv6 calls global (2000::/3), those that are not, or that hide an IPv4 address. */
const SPECIAL_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'] as const;
const GLOBAL_V6 = ['2000::/3'] as const;

const listOf = (networks: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits = ''] = network.split('/');
    list.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
};

const specialV4 = listOf(SPECIAL_V4);
const specialV6 = listOf(SPECIAL_V6);
const globalV6 = listOf(GLOBAL_V6);

/** ::ffff:10.0.0.1, in any spelling, as the IPv4 address that it is; anything else unchanged. */
const unmapped = (address: string): string => {
  if (isIP(address) !== 6) return address;
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const hex = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(canonical);
  if (hex === null) return canonical;
  const [high, low] = [parseInt(hex[1] ?? '', 16), parseInt(hex[2] ?? '', 16)];
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
};

/** Whether a connection to an address is allowed. `privateNetworks` are CIDR. */
export const addressRule = (privateNetworks: readonly string[]): ((address: string) => boolean) => {
  const allowed = listOf(privateNetworks);
  return (text) => {
    const address = unmapped(text.replace(/%.*$/, ''));
    const family = isIP(address);
    if (family === 0) return false;
    if (allowed.check(address, family === 6 ? 'ipv6' : 'ipv4')) return true;
    return family === 4
      ? !specialV4.check(address, 'ipv4')
      : globalV6.check(address, 'ipv6') && !specialV6.check(address, 'ipv6');
  };
};
