import type { Router } from 'express';
import express from 'express';

/** A push notification that was handed over here, as data of a message (https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages). */
export interface KeptPush {
  token: string;
  data: Record<string, string>;
  receivedAt: string;
}

/** Answers to the next message for a token, in the words of Firebase Cloud Messaging: a browser that is gone, or too many messages for now. */
const FAULTS = {
  gone: { code: 404, status: 'NOT_FOUND', errorCode: 'UNREGISTERED' },
  later: { code: 429, status: 'RESOURCE_EXHAUSTED', errorCode: 'QUOTA_EXCEEDED' },
} as const;
type Fault = keyof typeof FAULTS;

const isFault = (word: unknown): word is Fault => typeof word === 'string' && word in FAULTS;

/** Older ones make room. */
const MAX_KEPT = 200;

export interface PushStandIn {
  /** Answers Firebase Cloud Messaging's `messages:send`, `GET /pushes` and the control of its faults. */
  router: Router;
  /** Newest first. */
  list(): readonly KeptPush[];
  empty(): void;
}

/** Takes the push notifications that the product hands over, and delivers none. They are kept in memory. */
export function createPushStandIn(now: () => number): PushStandIn {
  let kept: KeptPush[] = [];
  const faults = new Map<string, { fault: Fault; times: number }>();

  const takeFault = (token: string): Fault | undefined => {
    const found = faults.get(token);
    if (!found) return undefined;
    found.times -= 1;
    if (found.times <= 0) faults.delete(token);
    return found.fault;
  };

  const router = express.Router();
  router.post('/v1/projects/:project/messages\\:send', ({ body, params }, response) => {
    const { message } = (body ?? {}) as { message?: { token?: unknown; data?: Record<string, string> } };
    const { token, data = {} } = message ?? {};
    if (typeof token !== 'string') return void response.status(400).json({ error: { status: 'INVALID_ARGUMENT' } });
    const fault = takeFault(token);
    if (fault) {
      const { errorCode, ...error } = FAULTS[fault];
      const detail = { '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode };
      return void response.status(error.code).json({ error: { ...error, message: errorCode, details: [detail] } });
    }
    kept.unshift({ token, data, receivedAt: new Date(now()).toISOString() });
    kept.splice(MAX_KEPT);
    response.json({ name: `projects/${params.project}/messages/${String(kept.length)}` });
  });
  router.get('/pushes', (_request, response) => void response.json(kept));
  router.post('/_control/push-faults', ({ body }, response) => {
    const { token, fault, times = 1 } = (body ?? {}) as Record<string, unknown>;
    if (typeof token !== 'string' || !isFault(fault) || typeof times !== 'number')
      return void response.status(400).json({ message: 'Say token, fault (gone, later) and times' });
    faults.set(token, { fault, times });
    response.json({ ok: true });
  });

  return {
    router,
    list: () => kept,
    empty() {
      kept = [];
      faults.clear();
    },
  };
}
