import { expandParam } from '../requests/api-list.ts';
import { badParam } from '../shared/errors.ts';
import { CURRENCY, LARGEST_AMOUNT_CENTS } from '../shared/money-format.ts';
import { email, fields, integer, list, metadata, oneOf, optional, text, url, type Parser } from '../requests/params.ts';

const currency: Parser<string> = (raw, path) => {
  const value = text()(raw, path).toLowerCase();
  if (/^[a-z]{3}$/.test(value)) return oneOf([CURRENCY], [value])(value, path);
  throw badParam(`Invalid currency: ${value}.`, { param: path });
};

const lineItem = fields(
  {
    price_data: fields(
      {
        currency,
        product_data: fields(
          {
            name: text(250),
            description: optional(text()),
            images: optional(list(url, 8)),
            metadata: optional(metadata),
          },
          ['tax_code', 'tax_details', 'unit_label'],
        ),
        unit_amount: integer(0, LARGEST_AMOUNT_CENTS),
      },
      ['product', 'recurring', 'tax_behavior', 'unit_amount_decimal'],
    ),
    quantity: integer(1, 999_999),
    metadata: optional(metadata),
  },
  ['adjustable_quantity', 'price', 'tax_rates'],
);

const LATIN = /^[\p{Script=Latin}\p{Script=Common}]+$/u;

/** The text behind the platform's prefix on card statements: https://docs.stripe.com/get-started/account/statement-descriptors */
const statementSuffix: Parser<string> = (raw, path) => {
  const value = text(22)(raw, path);
  const refuse = (what: string) => badParam(`The statement descriptor suffix must contain ${what}.`, { param: path });
  if (!LATIN.test(value)) throw refuse('only Latin characters');
  if (!/\p{L}/u.test(value)) throw refuse('at least one letter');
  if (/[<>\\'"*]/.test(value)) throw refuse('none of these special characters: < > \\ \' " *');
  return value;
};

const intentData = fields(
  {
    description: optional(text()),
    metadata: optional(metadata),
    receipt_email: optional(email),
    transfer_group: optional(text()),
    capture_method: optional(oneOf(['automatic', 'automatic_async'], ['manual'])),
    statement_descriptor: optional(text(22)),
    statement_descriptor_suffix: optional(statementSuffix),
  },
  ['application_fee_amount', 'on_behalf_of', 'setup_future_usage', 'shipping', 'transfer_data'],
);

const methodOptions = fields(
  {
    card: optional(
      fields({ request_three_d_secure: optional(oneOf(['any', 'automatic'], ['challenge'])) }, [
        'capture_method',
        'installments',
        'restrictions',
        'setup_future_usage',
        'statement_descriptor_suffix_kana',
        'statement_descriptor_suffix_kanji',
      ]),
    ),
  },
  ['paynow'],
);

/** The parameters of `checkout.sessions.create` that are imitated, and by name those that are not. */
export const sessionParams = fields(
  {
    ...expandParam,
    allowed_payment_method_types: optional(
      list(oneOf(['card', 'paynow'], ['alipay', 'grabpay', 'link', 'wechat_pay'])),
    ),
    adaptive_pricing: optional(fields({ enabled: optional(oneOf(['false'], ['true'])) })),
    billing_address_collection: optional(oneOf(['auto', 'required'])),
    cancel_url: optional(url),
    client_reference_id: optional(text(200)),
    currency: optional(currency),
    customer_creation: optional(oneOf(['if_required'], ['always'])),
    customer_email: optional(email),
    expires_at: optional(integer(0)),
    line_items: list(lineItem),
    locale: optional(text(10)),
    metadata: optional(metadata),
    mode: oneOf(['payment'], ['setup', 'subscription']),
    payment_intent_data: optional(intentData),
    payment_method_options: optional(methodOptions),
    submit_type: optional(oneOf(['auto', 'pay', 'book', 'donate'])),
    redirect_on_completion: optional(oneOf(['always'], ['if_required', 'never'])),
    return_url: optional(url),
    success_url: optional(url),
    ui_mode: optional(oneOf(['hosted_page', 'embedded_page'], ['elements', 'form'])),
  },
  [
    'after_expiration',
    'allow_promotion_codes',
    'automatic_tax',
    'branding_settings',
    'consent_collection',
    'custom_fields',
    'custom_text',
    'customer',
    'customer_account',
    'customer_update',
    'discounts',
    'excluded_payment_method_types',
    'integration_identifier',
    'invoice_creation',
    'managed_payments',
    'name_collection',
    'optional_items',
    'origin_context',
    'payment_method_collection',
    'payment_method_configuration',
    'payment_method_data',
    'permissions',
    'phone_number_collection',
    'saved_payment_method_options',
    'setup_intent_data',
    'shipping_address_collection',
    'shipping_options',
    'subscription_data',
    'tax_id_collection',
    'wallet_options',
  ],
);
