import { getProfile, login, loginWithGoogle } from '@doubloon/contract/auth/operations.ts';
import { describe, expect, it } from 'vitest';
import { callRaw, logLines, refuse, succeed } from '../../support/api.ts';
import { createPerson, unique } from '../../support/given/people.ts';

describe('the log', () => {
  it('names request, uid and status, and holds no password or token', async () => {
    const person = await createPerson('content_creator');
    await succeed(login, { body: person });
    await succeed(getProfile, {}, person);
    expectNowhereInLog(person.password, person.idToken);
    expect(logLines).toContainEqual(
      expect.objectContaining({ message: 'request', path: '/api/auth/profile', uid: person.uid, status: 200 }),
    );
  });

  it('links every line of a request to its trace, and names its operation', async () => {
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
    const { headers } = await callRaw('GET', '/auth/profile', {
      headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
    });
    const lines = logLines.filter(({ requestId }) => requestId === headers.get('x-request-id'));
    expect(lines.map(({ message }) => message)).toEqual(['refused', 'request']);
    for (const line of lines) {
      expect(line).toMatchObject({ operation: 'getProfile' });
      expect(line['logging.googleapis.com/trace']).toMatch(new RegExp(`^projects/[\\w-]+/traces/${traceId}$`));
    }
  });

  it('says why a call was refused, and holds nothing of what was tried', async () => {
    const password = unique('guess');
    const idToken = `${unique('made')}.up.token`;
    const { requestId } = await refuse(login, { body: { email: `${unique('nobody')}@example.com`, password } });
    await refuse(loginWithGoogle, { body: { idToken } });
    await refuse(getProfile, {}, { ...(await createPerson('content_creator')), idToken });
    expectNowhereInLog(password, idToken);
    expect(logLines).toContainEqual(
      expect.objectContaining({ message: 'refused', requestId, code: 'unauthenticated', severity: 'INFO' }),
    );
  });

  it('says that a webhook was refused, and holds neither its signature nor its body', async () => {
    const signature = `t=1,v1=${unique('sig')}`;
    const body = JSON.stringify({ id: unique('evt_') });
    const { status } = await callRaw('POST', '/webhooks/stripe', { body, headers: { 'stripe-signature': signature } });
    expect(status).toBe(400);
    expectNowhereInLog(signature, body);
    expect(logLines).toContainEqual(expect.objectContaining({ message: 'refused', code: 'malformed_request' }));
    expect(logLines).toContainEqual(expect.objectContaining({ path: '/api/webhooks/stripe', status: 400 }));
  });
});

function expectNowhereInLog(...secrets: string[]): void {
  const text = JSON.stringify(logLines);
  for (const secret of secrets) expect(text).not.toContain(secret);
}
