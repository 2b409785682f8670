export interface ChartSeries {
  id: string;
  name: string;
  /** One for each day; null leaves a gap. */
  values: readonly (number | null)[];
  /** The same line at another time, dashed in the same colour. */
  compare?: readonly (number | null)[];
  /** Any CSS colour that fits both themes; unless given, one by its place in the list. */
  color?: string;
  /** Only its button is shown at first. */
  isHidden?: boolean;
  /** A thicker line, drawn above the others. */
  isStrong?: boolean;
  /** A pale area below the line. */
  isFilled?: boolean;
}

/** Something that happened on a day: a vertical line, named when the cursor is there. */
export interface ChartMarker {
  day: string;
  label: string;
}

export interface ChartData {
  /** Every day in order, as `2026-11-17`. */
  days: readonly string[];
  series: readonly ChartSeries[];
  markers?: readonly ChartMarker[];
  /** The days that `compare` stands for. */
  compareDays?: readonly string[];
  /** Small values on top, beginning with 1: positions. */
  isInverted?: boolean;
  /** Decimal places of the axis. */
  fractionDigits?: number;
  /** Gaps of up to so many days are drawn over: what is looked up once a week is still a line. */
  bridgedDays?: number;
}

export interface ChartFormats {
  value: (value: number) => string;
  /** A whole date, for the cursor. */
  day: (day: string) => string;
  /** A short one, for the axis. */
  axisDay: (day: string) => string;
}
