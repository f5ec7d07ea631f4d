import { describe, expect, it } from 'vitest';
import { readSeller } from './seller.ts';

describe('who charges the fee', () => {
  it('shows no tax without a GST number', () => {
    const seller = { name: 'Doubloon Pte. Ltd.', address: '1 Fusionopolis Way, Singapore 138632' };
    const env = { PLATFORM_LEGAL_NAME: seller.name, PLATFORM_ADDRESS: seller.address };
    expect(readSeller(env)).toEqual({ ...seller, gstNumber: null, gstPercent: 0 });
    expect(readSeller({ ...env, GST_NUMBER: '', GST_PERCENT: '' })).toMatchObject({ gstNumber: null });
  });

  it('charges the rate of today with one, unless another is named', () => {
    expect(readSeller({ GST_NUMBER: '201912345K' })).toMatchObject({ gstNumber: '201912345K', gstPercent: 9 });
    expect(readSeller({ GST_NUMBER: 'M9-1234567-X', GST_PERCENT: '8.5' })).toMatchObject({ gstPercent: 8.5 });
  });

  it.each([
    [{ GST_NUMBER: 'yes' }, 'GST_NUMBER'],
    [{ GST_NUMBER: '201912345K', GST_PERCENT: 'nine' }, 'GST_PERCENT'],
    [{ GST_NUMBER: '201912345K', GST_PERCENT: '109' }, 'GST_PERCENT'],
    [{ GST_PERCENT: '9' }, 'GST_PERCENT needs GST_NUMBER'],
  ])('refuses %j', (env, said) => {
    expect(() => readSeller(env)).toThrow(said);
  });
});
