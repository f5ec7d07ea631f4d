import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { whenUsed } from './when-used.ts';

describe('an object that is made when it is used', () => {
  it('is made once, at the first use', () => {
    const make = vi.fn(() => z.object({ name: z.string() }));
    const Person = whenUsed(make);
    const People = z.array(Person);
    expect(make).not.toHaveBeenCalled();
    expect(People.parse([{ name: 'Mira' }])).toEqual([{ name: 'Mira' }]);
    expect(Person.safeParse({ name: 1 }).success).toBe(false);
    expect(make).toHaveBeenCalledOnce();
  });

  it('does what the object does', () => {
    const Person = whenUsed(() => z.object({ name: z.string(), age: z.int() }));
    expect(Person).toBeInstanceOf(z.ZodObject);
    expect(Object.keys(Person.pick({ name: true }).shape)).toEqual(['name']);
    expect(Person.extend({ uid: z.string() }).nullable().parse(null)).toBeNull();
    expect(() => Person.parse({})).toThrow(z.ZodError);
    const call = whenUsed(() => ({ id: 'getUser', paged: true }));
    expect({ ...call, cost: 1 }).toEqual({ id: 'getUser', paged: true, cost: 1 });
    expect('paged' in call && !('cost' in call)).toBe(true);
  });

  it('stays one and the same where schemas hold it', () => {
    const Status = whenUsed(() => z.enum(['open', 'closed']));
    const words = new WeakMap<z.ZodType, string>([[Status, 'open']]);
    expect(words.get(Status.nullable().unwrap())).toBe('open');
    expect(words.get(z.array(Status).element)).toBe('open');
    expect(words.get(z.object({ status: Status }).shape.status)).toBe('open');
  });
});
