import * as operations from '@doubloon/contract/auth/operations.ts';
import { SENTENCES } from '@doubloon/contract/shared/sentences.ts';
import { describe, expect, it } from 'vitest';
import { refuseCommonPassword, refuseOwnPassword } from './common-password.ts';

describe('a new password', () => {
  it.each(['1234567890', 'Password123', 'Qwerty12345', 'LETMEIN', 'basketball', 'password2026!', '!!iloveyou7'])(
    'that many people use is refused: %s',
    async (password) => {
      await expect(refuseCommonPassword(password)).rejects.toMatchObject({
        code: 'invalid_input',
        message: SENTENCES.commonPassword,
        details: [{ field: 'body.password', message: SENTENCES.commonPassword }],
      });
    },
  );

  it.each([
    ...[
      '0123456789',
      '9876543210',
      '!0123456789',
      'abcdefghij',
      'ZYXWVUTSRQ',
      '1234512345',
      'abcabcabca',
      '1212121212',
    ],
    ...['asdfasdfasdf', '2026-2026-2026-', '89012345678'],
  ])('that counts up or down, or repeats itself, is refused: %s', async (password) => {
    await expect(refuseCommonPassword(password)).rejects.toMatchObject({ message: SENTENCES.commonPassword });
  });

  it.each([
    'treasure-map',
    'correct horse',
    'a better one',
    'constructor!',
    '8472-moon-1937',
    '2026!!!!!!!!',
    'abc-xyz-1987',
    'banana-bandana',
  ])('of words is taken: %s', async (password) => {
    await expect(refuseCommonPassword(password)).resolves.toBeUndefined();
  });

  it.each(['aaaaaaaaaa', '            ', '🦜'.repeat(10)])(
    'that is one character repeated is refused: %s',
    (password) => {
      for (const { password: schema } of [
        operations.register.input.body.shape,
        operations.confirmPasswordReset.input.body.shape,
      ]) {
        expect(schema.safeParse(password).error?.issues.map(({ message }) => message)).toEqual([
          SENTENCES.repeatedCharacter,
        ]);
      }
    },
  );

  it('has ten characters at least', () => {
    for (const { password } of [
      operations.register.input.body.shape,
      operations.confirmPasswordReset.input.body.shape,
    ]) {
      const messages = password.safeParse('nine char').error?.issues.map(({ message }) => message);
      expect(messages).toEqual(['At least 10 characters']);
      expect(password.safeParse('ten charac').success).toBe(true);
    }
  });

  const words = ['lina.tan@example.com', 'lina_t7', 'Lina Tan', null];

  it.each(['lina.tan@example.com', 'Lina.Tan', 'LINA_T', 'lina tan', '!lina tan1', 'Doubloon2026!'])(
    'that is one’s own name or address is refused: %s',
    (password) => {
      expect(() => refuseOwnPassword(password, words)).toThrow(SENTENCES.ownPassword);
    },
  );

  it.each(['lina sails far', '12345678x!', '2026!!!!', 'tan lina', 'doubloons sink'])(
    'of other words is taken: %s',
    (password) => {
      expect(() => refuseOwnPassword(password, words)).not.toThrow();
    },
  );
});
