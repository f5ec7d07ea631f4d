import { describe, expect, it } from 'vitest';
import { ApiError, failureText, messageOf } from './api-error.ts';

describe('messageOf', () => {
  it('gives the id to quote with an internal error, and with that only', () => {
    const fields = { code: 'internal', requestId: 'req_1' };
    expect(messageOf(new ApiError('Something went wrong', { ...fields, status: 500 }), 'No')).toBe(
      'Something went wrong (Request id: req_1)',
    );
    expect(messageOf(new ApiError('Already decided', { ...fields, code: 'illegal_state', status: 409 }), 'No')).toBe(
      'Already decided',
    );
  });

  it('shows the words of the transport as they are when the answer had none', () => {
    const say = (message: string, fields: ConstructorParameters<typeof ApiError>[1]) =>
      messageOf(new ApiError(message, { wordless: true, ...fields }), 'Failed to send it. Please try again.');
    expect(say('Request failed', { status: 500, requestId: 'req_1' })).toBe('Request failed');
    expect(say('Invalid JSON response from server', { status: 200 })).toBe('Invalid JSON response from server');
    expect(say('HTTP 503: Service Unavailable', { status: 503 })).toBe('HTTP 503: Service Unavailable');
  });

  it("falls back when the failure is none of the server's", () => {
    expect(messageOf(new TypeError('undefined is not a function'), 'No')).toBe('No');
    expect(messageOf(new ApiError('', { status: 409 }), 'No')).toBe('No');
    expect(messageOf(new ApiError('Request failed', { status: 0, code: 'network' }), 'No')).toBe('No');
  });
});

describe('failureText', () => {
  const say = (message: string, fields: ConstructorParameters<typeof ApiError>[1], otherwise?: string) =>
    failureText('Failed to update loot', new ApiError(message, fields), otherwise);

  it("gives the server's reason behind what has failed", () => {
    expect(say('Already closed', { status: 409 })).toBe('Failed to update loot: Already closed');
  });

  it('wraps no words of the transport', () => {
    expect(say('Request failed', { status: 502, wordless: true })).toBe('Request failed');
    expect(say('Invalid JSON response from server', { status: 200, wordless: true }, 'Unknown error')).toBe(
      'Invalid JSON response from server',
    );
  });

  it('gives no reason where no answer came, or the one that is specified', () => {
    const silence = { status: 0, code: 'network' };
    expect(say('Request failed', silence)).toBe('Failed to update loot');
    expect(say('Request failed', silence, 'Unknown error')).toBe('Failed to update loot: Unknown error');
    expect(failureText('Failed to update loot', new TypeError('x is undefined'))).toBe('Failed to update loot');
  });
});
