import { chakra } from '@chakra-ui/react/styled-system';
import {
  ANIMATION_SPEEDS,
  ANIMATION_STYLES,
  STORE_FONTS,
  STORE_LAYOUTS,
} from '@doubloon/contract/stores/store-settings.ts';
import { useWatch } from 'react-hook-form';
import type { SettingsForm } from '../settings-form.ts';
import { fontFaces, fontStack, STORE_FONT_LABELS, type StoreFont } from '../store-fonts.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { SwitchGroup } from './switch-group.tsx';

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const Stack = chakra('div', { base: { display: 'grid', gap: '5' } });
const change = { shouldDirty: true } as const;

/** Picks the fonts of headings and of text, each shown in itself. */
export function TypographyPanel({ form }: { form: SettingsForm }) {
  const { heading, body } = useWatch({ control: form.control, name: 'typography' });
  const inItself = (font: StoreFont) => <span style={{ fontFamily: fontStack(font) }}>{STORE_FONT_LABELS[font]}</span>;
  return (
    <Stack>
      {STORE_FONTS.map((font) => (
        <style key={font} href={`store-font-${font}`} precedence="store">
          {fontFaces(font)}
        </style>
      ))}
      <ChoiceGroup
        label="Headings"
        choices={STORE_FONTS}
        chosen={heading}
        labelOf={inItself}
        onChoose={(font) => form.setValue('typography.heading', font, change)}
      />
      <ChoiceGroup
        label="Text"
        choices={STORE_FONTS}
        chosen={body}
        labelOf={inItself}
        onChoose={(font) => form.setValue('typography.body', font, change)}
      />
    </Stack>
  );
}

/** Picks how works are shown, which parts the store has, and what it offers to its visitors. */
export function LayoutPanel({ form }: { form: SettingsForm }) {
  const layout = useWatch({ control: form.control, name: 'layout' });
  return (
    <Stack>
      <ChoiceGroup
        label="Gallery"
        choices={STORE_LAYOUTS}
        chosen={layout}
        labelOf={capitalised}
        onChoose={(next) => form.setValue('layout', next, change)}
      />
      <SwitchGroup
        label="Sections"
        form={form}
        switches={[
          { path: 'sections.about', label: 'About', hint: 'Who you are and where you come from' },
          { path: 'sections.media', label: 'My Work', hint: 'Your pictures and videos' },
          { path: 'sections.products', label: 'Products', hint: 'Your specialties and achievements' },
          { path: 'sections.reviews', label: 'Reviews', hint: 'What others say about working with you' },
          { path: 'sections.stats', label: 'Stats', hint: 'Followers, rating and since when you are here' },
        ]}
      />
      <SwitchGroup
        label="Features"
        form={form}
        switches={[
          { path: 'features.videoHover', label: 'Play videos on hover', hint: 'On a phone: at the first tap' },
          {
            path: 'features.autoPlay',
            label: 'Play videos by themselves',
            hint: 'Without sound, while they can be seen',
          },
          { path: 'features.likeButton', label: 'Like button', hint: 'The heart by which visitors follow you' },
          {
            path: 'features.shareButton',
            label: 'Share button',
            hint: 'Passes on the address of your store and works',
          },
        ]}
      />
    </Stack>
  );
}

/** Picks how things move, and how fast. */
export function AnimationsPanel({ form }: { form: SettingsForm }) {
  const { speed, style } = useWatch({ control: form.control, name: 'animations' });
  return (
    <Stack>
      <ChoiceGroup
        label="Style"
        choices={ANIMATION_STYLES}
        chosen={style}
        labelOf={capitalised}
        onChoose={(next) => form.setValue('animations.style', next, change)}
      />
      <ChoiceGroup
        label="Speed"
        choices={ANIMATION_SPEEDS}
        chosen={speed}
        labelOf={capitalised}
        onChoose={(next) => form.setValue('animations.speed', next, change)}
      />
      <chakra.p color="muted" fontSize="sm">
        Visitors who asked their device for less motion see none.
      </chakra.p>
    </Stack>
  );
}
