import type Stripe from 'stripe';
import { fingerprintOf } from '../shared/fingerprint.ts';
import { newId } from '../shared/ids.ts';
import { CURRENCY } from '../shared/money-format.ts';

/** Requirements that a person still has to fulfil before a Singapore account can be paid. */
const everythingDue = [
  'business_profile.url',
  'business_type',
  'external_account',
  'individual.address.line1',
  'individual.address.postal_code',
  'individual.dob.day',
  'individual.dob.month',
  'individual.dob.year',
  'individual.email',
  'individual.first_name',
  'individual.id_number',
  'individual.last_name',
  'individual.phone',
  'tos_acceptance.date',
  'tos_acceptance.ip',
];

/** Requirements that remain when somebody leaves half-way: who they are is known, the bank account and the agreement are not. */
export const halfDue = ['external_account', 'tos_acceptance.date', 'tos_acceptance.ip'];

/** The requirements of an account as Stripe shows them; the time in Unix seconds. */
export function requirementsOf(
  due: string[],
  disabledReason: Stripe.Account.Requirements.DisabledReason | null,
  pending: string[] = [],
): Stripe.Account.Requirements {
  return {
    alternatives: [],
    current_deadline: null,
    currently_due: [...due],
    disabled_reason: disabledReason,
    errors: [],
    eventually_due: [...due],
    past_due: disabledReason === 'requirements.past_due' ? [...due] : [],
    pending_verification: [...pending],
  };
}

/** A new account with the Express Dashboard that has told nothing yet; by controller properties it has no type. */
export function newAccount(choices: {
  businessProfile: Partial<Stripe.Account.BusinessProfile>;
  businessType: 'company' | 'individual' | null;
  capabilities: Stripe.Account.Capabilities;
  country: string;
  created: number;
  email: string | null;
  metadata: Record<string, string>;
}): Stripe.Account {
  const id = newId('acct');
  return {
    id,
    object: 'account',
    business_profile: {
      mcc: null,
      minority_owned_business_designation: null,
      name: null,
      product_description: null,
      specified_commercial_transactions_act_url: null,
      support_address: null,
      support_email: null,
      support_phone: null,
      support_url: null,
      url: null,
      ...choices.businessProfile,
    },
    business_type: choices.businessType,
    capabilities: choices.capabilities,
    charges_enabled: false,
    controller: {
      fees: { payer: 'application' },
      is_controller: true,
      losses: { payments: 'application' },
      requirement_collection: 'stripe',
      stripe_dashboard: { type: 'express' },
      type: 'application',
    },
    country: choices.country,
    created: choices.created,
    default_currency: CURRENCY,
    details_submitted: false,
    email: choices.email,
    external_accounts: { object: 'list', data: [], has_more: false, url: `/v1/accounts/${id}/external_accounts` },
    future_requirements: requirementsOf([], null),
    metadata: choices.metadata,
    payouts_enabled: false,
    requirements: requirementsOf(everythingDue, 'requirements.past_due'),
    settings: {
      branding: { icon: null, logo: null, primary_color: null, secondary_color: null },
      card_payments: {
        decline_on: { avs_failure: false, cvc_failure: false },
        statement_descriptor_prefix: null,
        statement_descriptor_prefix_kana: null,
        statement_descriptor_prefix_kanji: null,
      },
      dashboard: { display_name: null, timezone: 'Asia/Singapore' },
      payments: {
        statement_descriptor: null,
        statement_descriptor_kana: null,
        statement_descriptor_kanji: null,
        statement_descriptor_prefix_kana: null,
        statement_descriptor_prefix_kanji: null,
      },
      payouts: {
        // True wherever Stripe collects what an account owes: https://docs.stripe.com/api/accounts/object#account_object-settings-payouts-debit_negative_balances
        debit_negative_balances: true,
        schedule: { delay_days: 2, interval: 'daily' },
        statement_descriptor: null,
      },
    },
    tos_acceptance: { date: null, ip: null, user_agent: null },
    type: 'none',
  };
}

/** The bank account of a number that a person enters during onboarding. */
export function newBankAccount(account: string, holder: string, number: string): Stripe.BankAccount {
  return {
    id: newId('ba'),
    object: 'bank_account',
    account,
    account_holder_name: holder,
    account_holder_type: 'individual',
    account_type: null,
    available_payout_methods: ['standard'],
    bank_name: 'TEST BANK',
    country: 'SG',
    currency: CURRENCY,
    default_for_currency: true,
    fingerprint: fingerprintOf('bank_account', number),
    future_requirements: null,
    last4: number.slice(-4),
    metadata: {},
    requirements: null,
    routing_number: '1100-000',
    status: 'new',
  };
}

/** The debit card of a number that a person wants to be paid to as well. */
export function newDebitCard(holder: string, number: string): Stripe.Card {
  return {
    id: newId('card'),
    object: 'card',
    address_city: null,
    address_country: null,
    address_line1: null,
    address_line1_check: null,
    address_line2: null,
    address_state: null,
    address_zip: null,
    address_zip_check: null,
    allow_redisplay: 'unspecified',
    available_payout_methods: ['standard', 'instant'],
    brand: 'Visa',
    country: 'SG',
    currency: CURRENCY,
    customer: null,
    cvc_check: null,
    default_for_currency: false,
    dynamic_last4: null,
    exp_month: 12,
    exp_year: 2034,
    fingerprint: fingerprintOf('card', number),
    funding: 'debit',
    last4: number.slice(-4),
    metadata: {},
    name: holder,
    regulated_status: null,
    status: null,
    tokenization_method: null,
  };
}
