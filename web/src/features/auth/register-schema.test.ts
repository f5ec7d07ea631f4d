import { describe, expect, it } from 'vitest';
import { registerSchema, type RegisterValues } from './register-schema.ts';

const filled: RegisterValues = {
  name: 'Ada',
  email: 'ada@example.com',
  username: 'ada',
  password: 'correct horse',
  confirmPassword: 'correct horse',
  role: 'content_creator',
  contact: '',
  isVerified: true,
  agreeToTerms: true,
};
const problems = (change: Partial<RegisterValues>) =>
  registerSchema
    .safeParse({ ...filled, ...change })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('registerSchema', () => {
  it('sends neither the confirmation nor an empty contact', () => {
    expect(registerSchema.parse(filled)).toEqual({
      name: 'Ada',
      email: 'ada@example.com',
      username: 'ada',
      password: 'correct horse',
      role: 'content_creator',
      isVerified: true,
      agreeToTerms: true,
    });
  });

  it('asks for verification for creators only', () => {
    expect(registerSchema.parse({ ...filled, role: 'business_owner' }).isVerified).toBe(false);
  });

  it('refuses passwords that differ, also while other fields are wrong', () => {
    expect(problems({ confirmPassword: 'other' })).toEqual([['confirmPassword', 'Passwords do not match']]);
    expect(problems({ name: '', confirmPassword: 'other' })?.map(([path]) => path)).toEqual([
      'name',
      'confirmPassword',
    ]);
  });

  it('needs the terms and everything but the contact', () => {
    expect(problems({ agreeToTerms: false })).toEqual([['agreeToTerms', 'You must agree to the terms']]);
    const missing = problems({ name: '', email: '', username: '', password: '', confirmPassword: '' });
    expect(new Set(missing?.map(([path]) => path))).toEqual(new Set(['name', 'email', 'username', 'password']));
  });
});
