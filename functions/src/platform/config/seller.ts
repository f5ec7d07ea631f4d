import { Seller } from '@doubloon/contract/payments/invoices/invoice.ts';

/** The GST rate in Singapore since 2024 (https://www.iras.gov.sg/taxes/goods-services-tax-(gst)/basics-of-gst/current-gst-rates). */
const USUAL_GST_PERCENT = 9;
/** A UEN, or one of the formats that the tax office gives to sellers without one: `M91234567X`, `201912345K`, `MR-1234567-8`. */
const GST_NUMBER = /^[A-Z0-9][A-Z0-9-]{7,13}$/;

/**
 * Reads the seller that charges the platform's fee: `PLATFORM_LEGAL_NAME`, `PLATFORM_ADDRESS` and, if registered for GST, `GST_NUMBER` and `GST_PERCENT`.
 * Throws for a malformed number, and for a rate without a number.
 */
export function readSeller(env: Readonly<Record<string, string | undefined>>): Seller {
  const { PLATFORM_LEGAL_NAME: name, PLATFORM_ADDRESS: address, GST_NUMBER: gstNumber, GST_PERCENT: percent } = env;
  const who = { name: name || 'Doubloon', address: address || 'Singapore' };
  if (!gstNumber) {
    if (percent) throw new Error('Invalid configuration: GST_PERCENT needs GST_NUMBER');
    return { ...who, gstNumber: null, gstPercent: 0 };
  }
  if (!GST_NUMBER.test(gstNumber))
    throw new Error('Invalid configuration: GST_NUMBER is no registration number, such as 201912345K');
  const gstPercent = percent ? Number(percent) : USUAL_GST_PERCENT;
  if (!/^\d{1,2}(\.\d)?$/.test(percent || '9'))
    throw new Error('Invalid configuration: GST_PERCENT is a rate in percent, such as 9');
  return Seller.parse({ ...who, gstNumber, gstPercent });
}
