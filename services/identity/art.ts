/** Two linked rings: the programme's logo. */
export const LOGO = `<svg class="logo" viewBox="0 0 42 26" fill="none" stroke-width="4.6" aria-hidden="true">
<circle cx="13" cy="13" r="10.2" stroke="currentColor"/><circle class="ring-1" cx="29" cy="13" r="10.2"/>
<path d="M20.2 5.8A10.2 10.2 0 0 1 22.9 10.6" stroke="currentColor"/></svg>`;

const RINGS = 10;
const RADIUS = 90;
const ORBIT = RADIUS * 1.03;
const MIDDLE = 200;

/** Ten overlapping rings around one centre, for ten friends. */
export const ROSETTE = `<svg class="rosette" viewBox="0 0 400 400" fill="none" aria-hidden="true">${Array.from(
  { length: RINGS },
  (_, i) => ring(i),
).join('')}</svg>`;

function ring(index: number): string {
  const angle = (index / RINGS) * 2 * Math.PI - Math.PI / 2;
  const x = (MIDDLE + ORBIT * Math.cos(angle)).toFixed(1);
  const y = (MIDDLE + ORBIT * Math.sin(angle)).toFixed(1);
  const circle = (name: string) => `<circle class="${name}" cx="${x}" cy="${y}" r="${RADIUS}"/>`;
  return circle('casing') + circle(`ring-${(index % 4) + 1}`);
}

/** The icon of the button that shows the password. */
export const EYE = `<svg viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" stroke-width="1.8" aria-hidden="true">
<path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z"/><circle cx="12" cy="12" r="3"/></svg>`;
