import * as operations from '@doubloon/contract/auth/operations.ts';
import { SENTENCES } from '@doubloon/contract/shared/sentences.ts';
import { describe, expect, it } from 'vitest';
import { refuseCommonPassword, refuseOwnPassword } from './common-password.ts';

describe('a new password', () => {
  it.each(['123456', 'password', 'Qwerty123', 'LETMEIN', 'iloveyou'])(
    'that many people use is refused: %s',
    async (password) => {
      await expect(refuseCommonPassword(password)).rejects.toMatchObject({
        code: 'invalid_input',
        message: SENTENCES.commonPassword,
        details: [{ field: 'body.password', message: SENTENCES.commonPassword }],
      });
    },
  );

  it.each(['treasure-map', 'correct horse', 'a better one', 'constructor!'])(
    'of words is taken: %s',
    async (password) => {
      await expect(refuseCommonPassword(password)).resolves.toBeUndefined();
    },
  );

  it.each(['aaaaaa', '        ', '🦜🦜🦜🦜🦜🦜'])('that is one character repeated is refused: %s', (password) => {
    for (const { password: schema } of [
      operations.register.input.body.shape,
      operations.confirmPasswordReset.input.body.shape,
    ]) {
      expect(schema.safeParse(password).error?.issues.map(({ message }) => message)).toEqual([
        SENTENCES.repeatedCharacter,
      ]);
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
