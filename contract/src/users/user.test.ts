import { describe, expect, it } from 'vitest';
import { isReservedUsername, Username } from './user.ts';

describe('reserved usernames', () => {
  it.each(['admin', 'Support', 'DOUBLOON', 'api', 'store', 'my_store', 'root', 'help', 'undefined'])(
    'keep %s for the product',
    (username) => {
      expect(isReservedUsername(username)).toBe(true);
    },
  );

  it.each(['Ad.min', '_admin_', 'a_d.m_i.n', 'r00t', '4dm1n', 'he1p', '___'])('see through %s', (username) => {
    expect(isReservedUsername(username)).toBe(true);
  });

  it.each(['ada', 'administers', 'root66', 'helper.ann', 'constructor', 'toString', 'cy_1990'])(
    'leave %s to whoever wants it',
    (username) => {
      expect(isReservedUsername(username)).toBe(false);
    },
  );

  it('are those that can be an id of somebody else', () => {
    for (const id of ['a'.repeat(28), 'Xk3'.padEnd(28, '0')]) expect(Username.safeParse(id).success, id).toBe(false);
    for (const name of ['a'.repeat(27), 'a'.repeat(29), `${'a'.repeat(27)}.`])
      expect(Username.safeParse(name).success).toBe(true);
  });

  it('are refused with words for the person', () => {
    const { error } = Username.safeParse('Sup.Port');
    expect(error?.issues.map(({ message }) => message)).toEqual(['This username is reserved']);
  });
});
