import { CabinetEmbed } from '@cabinet/elements/react';

/** The portal's server knows the signed-in visitor. Two visitors show that their embeds share no data. */
function tokenOf(person) {
  return async ({ fresh }) => {
    const answer = await fetch(`/token?as=${person}${fresh ? '&fresh' : ''}`);
    return answer.ok ? answer.text() : null;
  };
}
const student = tokenOf('student');
const poor = tokenOf('poor');

export function Catalogue({ locale, onNavigate }) {
  return <CabinetEmbed name="catalog" locale={locale} token={student} onNavigate={onNavigate} />;
}

/** Without the component, React 17 sets only attributes. The token is a property. */
const givePoor = (element) => element && Object.assign(element, { token: poor });

export function Referral({ locale }) {
  return <cabinet-referral locale={locale} ref={givePoor} theme="dark" />;
}
