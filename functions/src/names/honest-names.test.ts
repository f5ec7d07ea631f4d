import { describe, expect, it } from 'vitest';
import { hidesWhatItIs, passesForStaff } from './honest-names.ts';

describe('a name that passes for the product or its staff', () => {
  it.each([
    ...['Doubloon Support', 'doubloon', 'Team Doubloon', 'D o u b l o o n', 'D0ubl00n Help', 'DOUBLOON.official'],
    ...[
      'Admin',
      'ADMIN',
      'Ada (Admin)',
      'The Administrator',
      'A.d.m.i.n',
      '4dm1n',
      'Àdmin',
      'Support',
      'Customer Support',
    ],
    ...[
      'Support Team',
      'Help Desk',
      'Payments',
      'Stripe',
      'Official',
      'Deleted user',
      'deleted  USER',
      'Anonymous',
      'null',
    ],
    ...['moderator', 'support_team', 'x.admin'],
    ...[
      '\u0410dmin',
      'Dоubloоn',
      '\uff24\uff4f\uff55\uff42\uff4c\uff4f\uff4f\uff4e',
      '\u{1d400}\u{1d41d}\u{1d426}\u{1d422}\u{1d427}',
      'Dοubloon',
      'Suррort',
      'AdmIn',
      'Adm\u0131n',
    ],
    ...['🅳🅾🆄🅱🅻🅾🅾🅽', '🅓🅞🅤🅑🅛🅞🅞🅝', '🇩🇴🇺🇧🇱🇴🇴🇳', 'ᴅᴏᴜʙʟᴏᴏɴ', 'ᴀᴅᴍɪɴ', 'ɐdmin', 'Adm¡n', '🅰dmin', 'Dou6loon'],
    ...['Douƅloon', 'Doublㅇㅇn', 'аԁміп', 'Lina ✓', 'Lina ✔️', 'Lina ☑', 'Lina ✅', 'Lina 🗸', 'Lina (verified)'],
    ...['admin1', '4dmin2', '007admin', 'Support 24/7', 'support1', 'Doublooon', 'DDoublloonn', 'Dɔubloon'],
    ...['Security Alert', 'Payments Dept', 'Escr0w Agent', 'Marketplace Team', 'Account Manager', 'stripe_pay'],
    ...['Customer Service', 'Customer Care', 'Moderation Team', 'Administration', 'Loot Support', 'HELP!'],
    ...['Support | Help', 'VerifiedCreator', 'Doub/oon', 'Doub\\oon', 'cloubloon', 'Aclmin', 'D◯ubloon', 'D●UBL●●N'],
    ...['Ꝺoubloon', 'doub丨oon', 'doub\u0640loon'],
    ...['Tech Support', 'Technical Support', 'IT Support', 'Global Support', 'Support SG', 'Support Singapore'],
    ...['Fraud Department', 'Risk Team', 'KYC Team', 'Chargeback Team', 'Appeals Team', 'Account Review Team'],
    ...['Support Agent Anna', 'Anna from Support', 'Fraud Team Anna', 'Refund Specialist Ben', 'Secure Payments'],
    ...['TikTok Support', 'Google Security Team', 'Instagram Help', 'X Verification'],
    ...['Official Anna', 'Anna Official', '0fficial_anna', 'System Message', 'noreply', 'No Reply', 'no-reply'],
    ...[
      'модератор',
      'Администратор Анна',
      'поддержка',
      'Служба поддержка',
      'Pentadbir',
      'Anna Rasmi',
      'Sokongan Pelanggan',
    ],
    ...['நிர்வாகி', 'ஆதரவு', '客服', '官方', '官方客服小王', '管理员', '管理員', '公式アカウント', '관리자'],
    ...['Lina 🮱', 'Lina 𐄂', 'Lina ꪜ', 'Lina √'],
    ...['Doubl⓿⓿n', 'Dou₿loon', 'Dou♭loon', 'Doub£oon', 'Doub℩oon', 'Doʊbloon', 'Ðoubloon', 'Doubl()()n', 'doubl[]on'],
    ...[
      'Doubl°°n',
      'Doubl••n',
      'Doubl◦◦n',
      'Doubl∘∘n',
      'Doubl🪙🪙n',
      'Doubl🟠🟠n',
      'Doubl囗囗n',
      '[Deleted]',
      'Deleted account',
    ],
    ...['Ad\u200bmin', 'A\u034fdmin', 'Doub\u00adloon', 'Admin\u3164'],
  ])('is seen: %s', (name) => {
    expect(passesForStaff(name)).toBe(true);
  });

  it.each([
    ...[
      'Ada Merchant',
      'Adminah Lee',
      'Kopi Trading Co.',
      'Support Local Farms',
      ...['TikTok Tina', 'Google Eats'],
      'Helen',
      'Trust Me Bakery',
      'Mo Ders',
      'Ali Baba',
    ],
    ...[
      'Сара Иванова',
      'Ωμέγα',
      '山田 太郎',
      'علی‌رضا',
      'O’Brien',
      'José Núñez',
      'Bill Ingram',
      'Golden Dubloons',
      'Studio 68',
      'Вика Минт',
      'Team 🇸🇬',
      'Verification Films',
      'Legal Eagle Films',
      'Verity',
      'Ada 2',
      'Doublon Bistro',
      'Safety First Films',
      'Agent 99',
      'Team Ada',
      'Food/Travel',
      'Clara Clive',
      'Everything in Moderation',
      'Wow! Films',
      'LootLovers',
      'Customer Zero Records',
      ...['Riskin', 'Risky Business Films', 'Supporto Marco', 'Global Coffee', 'Tech With Tim', 'Officially Ann'],
      ...['Appealing Films', 'Secret Agent Anna', 'Team Building Asia', 'Kit Review', 'Анна Поддубная'],
      ...[
        'Guðrún',
        'M • D',
        'M·D Films',
        'Anna🟠',
        'Deleted Scenes',
        'L’Œuvre',
        '£ounge',
        '小米Store',
        'Tanaka さくら',
      ],
      ...['王小明', '方官', 'கவிதா', 'Rasminah', 'Itsuki', 'Postcards from Legal Street', 'Anna 🔵'],
    ],
  ])('is not every name: %s', (name) => {
    expect([passesForStaff(name), hidesWhatItIs(name)]).toEqual([false, false]);
  });
});

describe('a name that hides what it is', () => {
  it.each([
    ...[
      'Ada\u200b',
      'A\u200cda',
      'Ada\u00ad Lee',
      'Ada\u3164',
      '\u115fAda',
      'Ada\u2800',
      'Ada\ufe0f',
      'Ada\u{e0041}',
      'Ada\ue000',
      '\u2060Ada',
      'A\u034fda',
    ],
    ...['Аda Lee', 'Mаry', 'Οmar Khan', 'Pаyраl', 'Ⲁda', 'ꭺda', 'Ꭺda', 'Ada\u0335\u0335\u0335\u0335\u0335'],
    ...['ძoubloon', 'doนbloon', 'doublပပn', 'Mინa'],
  ])('is seen: %j', (name) => {
    expect(hidesWhatItIs(name)).toBe(true);
  });

  it.each(['Ada 👩‍💻', 'Love ❤️', '👨‍👩‍👧', '👍🏽 Ben', 'علی‌رضا', 'क्‍ष', 'Anna и Ben', 'Ada 🏳️‍🌈'])(
    'is not one with %s',
    (name) => {
      expect(hidesWhatItIs(name)).toBe(false);
    },
  );
});
