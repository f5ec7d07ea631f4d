/**
 * At most `max` calls in any window of `windowSeconds`, counted per signed-in user or per network address. Operations that
 * name the same `bucket` share one count.
 */
export interface RateLimit {
  readonly bucket: string;
  readonly per: 'user' | 'address';
  readonly max: number;
  readonly windowSeconds: number;
}
