import { report } from '@doubloon/contract/cases/operations.ts';
import { MAX_REPORT_LENGTH, ReportReason, type ReportedType } from '@doubloon/contract/cases/report.ts';
import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import { failureText } from '../api/api-error.ts';
import { request } from '../api/request.ts';
import { FormDialog } from '../form/form-dialog.tsx';
import { fieldsOf, FormActions } from '../form/form-parts.tsx';
import { Hint } from '../style/chakra.tsx';
import { reportReasons } from './report-reasons.ts';

/** Something that can be reported, with the words by which it is chosen among others. */
export interface Reportable {
  readonly type: ReportedType;
  readonly id: string;
  readonly label: string;
}

interface Values {
  /** The place of what is reported in the list of what can be. */
  what: string;
  reason: ReportReason | '';
  details: string;
}

const { SelectField, TextareaField } = fieldsOf<Values>();

const schema = () =>
  z
    .object({
      what: z.string(),
      reason: z
        .union([ReportReason, z.literal('')])
        .refine((reason) => reason !== '', { error: 'Please choose a reason' }),
      details: z.string().trim(),
    })
    .refine(({ reason, details }) => reason !== 'other' || details !== '', {
      path: ['details'],
      error: 'Please write what is wrong',
    });

interface ReportDialogProps {
  title: string;
  /** The first is chosen at the beginning. */
  things: readonly [Reportable, ...Reportable[]];
  onClose: () => void;
}

/** Takes a report of one of several things, with its reason. */
export function ReportDialog({ title, things, onClose }: ReportDialogProps) {
  const sending = useMutation({
    mutationFn: ({ what, reason, details }: Values) => {
      const { type, id } = things[Number(what)] ?? things[0];
      return request(report, { body: { type, id, reason: ReportReason.parse(reason), details } });
    },
    meta: {
      invalidates: ['cases'],
      success: 'Thank you. Our team looks at it and tells you what became of it.',
      failure: (error) => failureText('Failed to send', error),
    },
    onSuccess: onClose,
  });
  return (
    <FormDialog
      title={title}
      schema={schema}
      defaults={{ what: '0', reason: '', details: '' }}
      onSubmit={sending.mutateAsync}
      onClose={onClose}
    >
      {things.length > 1 && (
        <SelectField
          name="what"
          label="What do you report?"
          required
          options={things.map(({ label }, index) => ({ value: String(index), label }))}
        />
      )}
      <SelectField
        name="reason"
        label="Reason"
        required
        none="Choose a reason"
        options={ReportReason.options.map((value) => ({ value, label: reportReasons[value] }))}
      />
      <TextareaField
        name="details"
        label="What our team should know"
        hint={(details) => `${details.length} of ${MAX_REPORT_LENGTH} characters`}
        maxLength={MAX_REPORT_LENGTH}
      />
      <Hint>Our team reads a copy of it as it is now. Nobody else learns that you reported it.</Hint>
      <FormActions submit="Report" loadingText="Sending..." />
    </FormDialog>
  );
}
