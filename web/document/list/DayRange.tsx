import { PlainDate } from '../../kit/PlainDate.tsx';

/** Column of days that a list may be narrowed by. */
export interface DayColumn {
  column: string;
  label: string;
}

/** A text that is no day, which its field says, opens no list wider than it was. */
const asItWas = (): void => undefined;

/** Two days that narrow a list, both included; they live in its address. */
export const DayRange = ({
  label,
  from,
  until,
  onChange,
}: {
  label: string;
  from: string;
  until: string;
  onChange: (values: Record<'desde' | 'hasta', string>) => void;
}) => (
  <div className="d-days" role="group" aria-label={label}>
    <span aria-hidden="true">{label}</span>
    <PlainDate
      label={`${label}, desde`}
      value={from}
      onChange={(desde) => onChange({ desde, hasta: until })}
      onUnread={asItWas}
    />
    <span aria-hidden="true">a</span>
    <PlainDate
      label={`${label}, hasta`}
      value={until}
      onChange={(hasta) => onChange({ desde: from, hasta })}
      onUnread={asItWas}
    />
  </div>
);
