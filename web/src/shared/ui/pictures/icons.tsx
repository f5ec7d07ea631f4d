/** The signs of the first page, drawn here because a library of them would cost that page more than they are. */
function Icon({ d }: { d: string }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={d} />
    </svg>
  );
}

const disc = 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15z';

export const SunIcon = () => (
  <Icon d="M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM10 1.7v1.6m0 13.4v1.6M1.7 10h1.6m13.4 0h1.6M4.1 4.1l1.2 1.2m9.4 9.4 1.2 1.2m0-11.8-1.2 1.2m-9.4 9.4-1.2 1.2" />
);
export const MoonIcon = () => <Icon d="M16.9 11.9A7.3 7.3 0 0 1 8.1 3.1a7.3 7.3 0 1 0 8.8 8.8z" />;
export const CrossIcon = () => <Icon d="m5 5 10 10M15 5 5 15" />;
export const AlertIcon = () => <Icon d={`${disc}M10 6.2v4.4m0 3v.1`} />;
export const CheckIcon = () => <Icon d={`${disc}M6.8 10.2l2.2 2.2 4.4-4.6`} />;
