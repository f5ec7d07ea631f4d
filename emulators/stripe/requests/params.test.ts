import { describe, expect, it } from 'vitest';
import { StripeFailure } from '../shared/errors.ts';
import {
  bool,
  email,
  fields,
  integer,
  list,
  metadata,
  oneOf,
  optional,
  text,
  url,
  withMetadata,
  type Parser,
} from './params.ts';

function refusal(parser: Parser<unknown>, raw: unknown, path = 'field') {
  try {
    parser(raw, path);
  } catch (error) {
    if (error instanceof StripeFailure) return { status: error.status, begun: error.begun, ...error.body };
    throw error;
  }
  throw new Error('Expected a refusal');
}

describe('parameters', () => {
  it('are read into the types they stand for', () => {
    const order = fields({
      name: text(),
      count: integer(1),
      gift: bool,
      mode: oneOf(['payment']),
      tags: list(text()),
      note: optional(text()),
    });
    const read = order({ name: 'x', count: '3', gift: 'true', mode: 'payment', tags: ['a', 'b'] }, '');
    expect(read).toEqual({ name: 'x', count: 3, gift: true, mode: 'payment', tags: ['a', 'b'], note: undefined });
  });

  it('are named by their whole path when something is wrong', () => {
    const order = fields({ lines: list(fields({ price: fields({ amount: integer() }) })) });
    const whole = { lines: [{ price: { amount: '1' } }, { price: { amount: 'x' } }] };
    expect(refusal(order, whole, '')).toMatchObject({
      param: 'lines[1][price][amount]',
      code: 'parameter_invalid_integer',
    });
    expect(refusal(order, { lines: [{ price: {} }] }, '')).toMatchObject({
      param: 'lines[0][price][amount]',
      code: 'parameter_missing',
    });
    expect(refusal(order, { lines: [{ price: { amount: '1', tax: '2' } }] }, '')).toMatchObject({
      param: 'lines[0][price][tax]',
      code: 'parameter_unknown',
    });
  });

  it('that Stripe knows and the stand-in does not are told apart from unknown ones', () => {
    const order = fields({ a: optional(text()) }, ['automatic_tax']);
    expect(refusal(order, { automatic_tax: { enabled: 'true' } }, '')).toMatchObject({
      status: 501,
      code: 'not_imitated',
      param: 'automatic_tax',
    });
    expect(refusal(oneOf(['payment'], ['subscription']), 'subscription')).toMatchObject({ status: 501 });
    expect(refusal(oneOf(['payment'], ['subscription']), 'theft')).toMatchObject({
      status: 400,
      message: 'Invalid field: must be one of payment or subscription',
    });
  });

  it('are never taken from the prototype of an object', () => {
    expect(refusal(fields({ a: optional(text()) }), JSON.parse('{"__proto__": "x"}'), '')).toMatchObject({
      code: 'parameter_unknown',
    });
  });

  it.each(['1.5', '1e3', '0x10', ' 1', '--1', '99999999999999999'])('refuse %j as a whole number', (raw) => {
    expect(refusal(integer(), raw)).toMatchObject({
      status: 400,
      begun: false,
      code: 'parameter_invalid_integer',
      message: `Invalid integer: ${raw}`,
    });
  });

  it('keep whole numbers within their bounds, the bounds included', () => {
    expect(integer(1, 3)('1', 'n')).toBe(1);
    expect(integer(1, 3)('3', 'n')).toBe(3);
    expect(refusal(integer(1, 3), '0').message).toBe('This value must be greater than or equal to 1.');
    expect(refusal(integer(1, 3), '4').message).toBe('This value must be less than or equal to 3.');
  });

  it.each(['javascript:alert(1)', '/relative', 'ftp://example.com', 'http//x'])('refuse %j as an address', (raw) => {
    expect(refusal(url, raw)).toMatchObject({ code: 'url_invalid' });
  });

  it('keep the placeholder in an address', () => {
    const address = 'https://example.com/ok?session_id={CHECKOUT_SESSION_ID}';
    expect(url(address, 'success_url')).toBe(address);
  });

  it.each(['nobody', 'a@b', 'a b@example.com', '@example.com'])('refuse %j as an e-mail address', (raw) => {
    expect(refusal(email, raw)).toMatchObject({ code: 'email_invalid' });
  });

  it('refuse values of another kind', () => {
    expect(refusal(text(), ['a']).status).toBe(400);
    expect(refusal(list(text()), 'a').message).toBe('Invalid array');
    expect(refusal(fields({}), 'a').message).toBe('Invalid object');
    expect(refusal(bool, 'yes')).toMatchObject({ code: 'parameter_invalid_boolean' });
    expect(refusal(text(3), 'abcd')).toMatchObject({ code: 'parameter_invalid_string_max_length' });
    expect(refusal(text(), '')).toMatchObject({ code: 'parameter_invalid_empty' });
  });
});

describe('metadata', () => {
  it('has at most 50 keys of 40 characters with values of 500', () => {
    const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 'v']));
    expect(Object.keys(metadata(keys(50), 'metadata'))).toHaveLength(50);
    expect(refusal(metadata, keys(51), 'metadata').param).toBe('metadata');
    expect(refusal(metadata, { ['k'.repeat(41)]: 'v' }).status).toBe(400);
    expect(metadata({ k: 'v'.repeat(500) }, 'metadata').k).toHaveLength(500);
    expect(refusal(metadata, { k: 'v'.repeat(501) }, 'metadata').param).toBe('metadata[k]');
  });

  it('is updated key by key', () => {
    expect(withMetadata({ a: '1', b: '2' }, { b: '', c: '3' })).toEqual({ a: '1', c: '3' });
    expect(withMetadata({ a: '1' }, undefined)).toEqual({ a: '1' });
  });
});
