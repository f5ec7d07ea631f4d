import { expandParam } from '../requests/api-list.ts';
import { bool, email, fields, metadata, oneOf, optional, text, url } from '../requests/params.ts';

const requested = optional(fields({ requested: bool }));

const shared = {
  ...expandParam,
  business_profile: optional(
    fields(
      { name: optional(text()), product_description: optional(text()), url: optional(url), mcc: optional(text(4)) },
      [
        'annual_revenue',
        'estimated_worker_count',
        'minority_owned_business_designation',
        'monthly_estimated_revenue',
        'specified_commercial_transactions_act_url',
        'support_address',
        'support_email',
        'support_phone',
        'support_url',
      ],
    ),
  ),
  business_type: optional(oneOf(['individual', 'company'], ['government_entity', 'non_profit'])),
  capabilities: optional(fields({ transfers: requested, card_payments: requested })),
  email: optional(email),
  metadata: optional(metadata),
  settings: optional(
    fields(
      {
        payouts: optional(
          fields(
            {
              schedule: optional(
                fields({ interval: optional(oneOf(['manual', 'daily'], ['weekly', 'monthly'])) }, [
                  'delay_days',
                  'monthly_anchor',
                  'monthly_payout_days',
                  'weekly_anchor',
                  'weekly_payout_days',
                ]),
              ),
            },
            ['debit_negative_balances', 'statement_descriptor'],
          ),
        ),
      },
      [
        'bacs_debit_payments',
        'branding',
        'card_issuing',
        'card_payments',
        'invoices',
        'payments',
        'paypay_payments',
        'treasury',
      ],
    ),
  ),
};

const neither = [
  'account_token',
  'company',
  'default_currency',
  'documents',
  'external_account',
  'groups',
  'individual',
  'tos_acceptance',
];

/**
 * An account with Stripe's own onboarding and Express Dashboard, whose platform pays the fees and is liable for losses: what `type: 'express'` stood for.
 * See https://docs.stripe.com/connect/migrate-to-controller-properties
 */
const controller = fields({
  fees: fields({ payer: oneOf(['application'], ['account']) }),
  losses: fields({ payments: oneOf(['application'], ['stripe']) }),
  requirement_collection: optional(oneOf(['stripe'], ['application'])),
  stripe_dashboard: fields({ type: oneOf(['express'], ['full', 'none']) }),
});

/** The parameters of `accounts.create` that are imitated, and by name those that are not, such as the deprecated account types. */
export const accountCreateParams = fields({ ...shared, controller, country: optional(text(2)) }, [...neither, 'type']);

/** The parameters of `accounts.update` that are imitated, and by name those that are not. */
export const accountUpdateParams = fields(shared, neither);
