import type { PhoneCountry } from '@cabinet/domain/phone';

/** The flag of a country, drawn for 24 by 16 pixels, without invisible details. */
export function Flag({ country }: { country: PhoneCountry }) {
  return (
    <svg viewBox="0 0 24 16" width="24" height="16" aria-hidden="true">
      {FLAGS[country].map(([color, path]) => (
        <path key={path} fill={color} d={path} />
      ))}
    </svg>
  );
}

/** A colour, and its area above the previous shapes. */
type Shape = readonly [color: string, path: string];

const FLAGS: Record<PhoneCountry, Shape[]> = {
  ru: stripes('#ffffff', '#0039a6', '#d52b1e'),
  az: [
    ...stripes('#00b5e2', '#ef3340', '#509e2f'),
    ['#ffffff', disc(11.2, 8, 2.1)],
    ['#ef3340', disc(11.9, 8, 1.7)],
    ['#ffffff', disc(13.5, 8, 0.9)],
  ],
  am: stripes('#d90012', '#0033a0', '#f2a800'),
  by: [
    ['#ce1720', band(0, 10.7)],
    ['#007c30', band(10.7, 16)],
    ['#ffffff', 'M0 0h3.4v16H0z'],
    ['#ce1720', [2.6, 8, 13.4].map((y) => diamond(1.7, y, 1.3, 2.2)).join('')],
  ],
  ge: [
    ['#ffffff', band(0, 16)],
    ['#e8112d', 'M10.5 0h3v6.5H24v3H13.5V16h-3V9.5H0v-3h10.5z'],
    ['#e8112d', [5.2, 18.8].flatMap((x) => [3.2, 12.8].map((y) => plus(x, y, 1.5))).join('')],
  ],
  kz: [
    ['#00afca', band(0, 16)],
    ['#fec50c', 'M1.2 1h1.6v14H1.2z'],
    ['#fec50c', disc(13, 6.6, 3)],
    ['#fec50c', 'M7 9.4c3 2.2 9 2.2 12 0-.8 3.4-3.6 4.6-6 4.6s-5.2-1.2-6-4.6z'],
  ],
  cy: [
    ['#ffffff', band(0, 16)],
    [
      '#d57800',
      'M5.5 7.5c2-.2 3-1.7 5.2-1.9 2.6-.2 4.3-1.4 7.3-2.8-.8 1.5-2.3 2.3-2.2 3.5.1 1.7-2 2.9-4.6 2.7-2.3-.2-4.7.3-5.7-1.5z',
    ],
    ['#4e5b31', 'M6.8 10.6c2.8.1 4.6 1 5.2 2.4.6-1.4 2.4-2.3 5.2-2.4-1 2-3 3.1-5.2 3.1s-4.2-1.1-5.2-3.1z'],
  ],
  kg: [
    ['#e8112d', band(0, 16)],
    ['#ffef00', disc(12, 8, 4.2)],
    ['#e8112d', disc(12, 8, 2.4)],
    ['#ffef00', disc(12, 8, 1.7)],
    ['#e8112d', plus(12, 8, 1.7, 0.4)],
  ],
  tj: [
    ['#cc0000', band(0, 4.6)],
    ['#ffffff', band(4.6, 11.4)],
    ['#006600', band(11.4, 16)],
    ['#f8c300', 'M9.5 10h5l.7-3.4-1.8 1.4L12 5.8 10.6 8 8.8 6.6z'],
  ],
  tm: [
    ['#00843d', band(0, 16)],
    ['#b5121b', 'M3 0h4v16H3z'],
    ['#ffffff', [3.2, 8, 12.8].map((y) => diamond(5, y, 1.2, 1.7)).join('')],
    ['#ffffff', disc(12.5, 5, 2.7)],
    ['#00843d', disc(13.5, 4.5, 2.4)],
    ['#ffffff', [disc(13.2, 4, 0.5), disc(15, 3.4, 0.5), disc(14.4, 5.3, 0.5)].join('')],
  ],
  uz: [
    ...stripes('#0099b5', '#ffffff', '#1eb53a'),
    ['#ce1126', band(5, 5.6)],
    ['#ce1126', band(10.4, 11)],
    ['#ffffff', disc(3.6, 2.5, 1.8)],
    ['#0099b5', disc(4.4, 2.5, 1.6)],
    [
      '#ffffff',
      [
        disc(9.2, 1.2, 0.4),
        disc(7.8, 2.5, 0.4),
        disc(9.2, 2.5, 0.4),
        disc(6.4, 3.8, 0.4),
        disc(7.8, 3.8, 0.4),
        disc(9.2, 3.8, 0.4),
      ].join(''),
    ],
  ],
  ua: stripes('#0057b7', '#ffd700'),
};

function stripes(...colors: string[]): Shape[] {
  const height = 16 / colors.length;
  return colors.map((color, index) => [color, band(index * height, (index + 1) * height)]);
}

function band(from: number, to: number): string {
  return `M0 ${from}h24V${to}H0z`;
}

function disc(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0z`;
}

function diamond(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y - height}l${width} ${height}-${width} ${height}-${width}-${height}z`;
}

function plus(x: number, y: number, size: number, half = 0.5): string {
  return `M${x - size} ${y - half}h${2 * size}v${2 * half}h-${2 * size}zM${x - half} ${y - size}h${2 * half}v${2 * size}h-${2 * half}z`;
}
