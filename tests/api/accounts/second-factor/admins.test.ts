import { listVerificationRequests } from '@doubloon/contract/admin/operations.ts';
import { getProfile, login } from '@doubloon/contract/auth/operations.ts';
import { getSecondFactor } from '@doubloon/contract/auth/second-factor-operations.ts';
import { SECOND_FACTOR_NEEDED } from '@doubloon/contract/auth/second-factor.ts';
import { OPERATIONS } from '@doubloon/contract/operations.ts';
import { beforeAll, expect, it } from 'vitest';
import { getProcessDependencies } from '../../../../functions/src/platform/process-dependencies.ts';
import { addressOf } from '../../../../scripts/seeding/network-address.ts';
import { callRaw, replaceDependencies, succeed } from '../../../support/api.ts';
import { newBrowser } from '../../../support/browser/browser-cookie.ts';
import { createPerson, exchangeCustomToken } from '../../../support/given/people.ts';
import type { Person } from '../../../support/given/person.ts';
import { codeOf, withSecondFactor } from './with-second-factor.ts';
import { z } from 'zod';

replaceDependencies({ config: { ...getProcessDependencies().config, adminsNeedSecondFactor: true } });

const FOR_ADMINS = OPERATIONS.map(({ operation }) => operation).filter(
  ({ access }) => access.kind === 'roles' && access.roles.includes('admin'),
);

let admin: Person;
beforeAll(async () => {
  admin = await createPerson('admin');
});

it.each(FOR_ADMINS.map((operation) => [operation.id, operation] as const))(
  'an admin without a second factor is refused %s',
  async (_id, { method, path }) => {
    const answer = await callRaw(method, path.replaceAll(/\{\w+\}/g, 'some'), {
      person: admin,
      headers: { 'content-type': 'application/json' },
      ...(method !== 'GET' && { body: '{}' }),
    });
    expect(answer).toMatchObject({ status: 403, body: { errorType: SECOND_FACTOR_NEEDED } });
  },
);

it('an admin without a second factor has their profile, and learns that they need one', async () => {
  expect(await succeed(getProfile, {}, admin)).toMatchObject({ role: 'admin' });
  expect(await succeed(getSecondFactor, {}, admin)).toMatchObject({ enabled_at: null, is_needed: true });
});

it('an admin is one as soon as the second factor is on, and at every sign-in with it', async () => {
  const { person, secret } = await withSecondFactor(await createPerson('admin'));
  await succeed(listVerificationRequests, { query: {} }, person);
  expect(await succeed(getSecondFactor, {}, person)).toMatchObject({ is_needed: false });
  const body = { email: person.email, password: person.password, code: codeOf(secret) };
  const answer = await newBrowser(addressOf()).ask(login, { body });
  const { customToken } = z.object({ customToken: z.string() }).parse(answer.body);
  await succeed(
    listVerificationRequests,
    { query: {} },
    { ...person, idToken: await exchangeCustomToken(customToken) },
  );
});
