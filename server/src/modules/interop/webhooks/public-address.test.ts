import { describe, expect, it } from 'vitest';
import { addressRule } from './public-address.js';

describe('an address that a webhook may reach', () => {
  const isAllowed = addressRule([]);

  it.each([
    '93.184.215.14',
    '8.8.8.8',
    '172.32.0.1',
    '100.128.0.1',
    '2606:2800:21f:cb07:6820:80da:af6b:8b2c',
  ])('may be %s, a public one', (address) => {
    expect(isAllowed(address)).toBe(true);
  });

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.9.9.9',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fe80::1%eth0',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:a00:1',
    '0:0:0:0:0:ffff:7f00:1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:0:1::',
    'not an address',
    '',
  ])('may not be %s', (address) => {
    expect(isAllowed(address)).toBe(false);
  });

  it('may be private only if the configuration names it', () => {
    const isNamed = addressRule(['10.1.0.0/16', 'fd00::/8']);
    expect(isNamed('10.1.2.3')).toBe(true);
    expect(isNamed('::ffff:10.1.2.3')).toBe(true);
    expect(isNamed('fd12::1')).toBe(true);
    expect(isNamed('10.2.0.1')).toBe(false);
    expect(isNamed('127.0.0.1')).toBe(false);
    expect(isNamed('8.8.8.8')).toBe(true);
  });
});
