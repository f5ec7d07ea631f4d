/** Whether a JWT has expired or will within `aheadMs` of `nowMs`; false for something that does not say. */
export function expiresWithin(token: string, aheadMs: number, nowMs: number): boolean {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { exp } = JSON.parse(atob(payload)) as { exp?: unknown };
    return typeof exp === 'number' && exp * 1000 <= nowMs + aheadMs;
  } catch {
    return false;
  }
}
