import { CabinetEmbed } from '@cabinet/elements/react';

export const embed = (
  <CabinetEmbed
    name="catalog"
    locale="uz"
    className="wide"
    token={async ({ fresh }) => (fresh ? null : 'token')}
    onOrder={({ detail }) => console.info(detail.orderId.toFixed())}
  >
    <a href="/my/catalog">Katalog</a>
  </CabinetEmbed>
);

export const plain = (
  <cabinet-catalog
    theme="dark"
    token="token"
    ref={(element) => {
      if (element) element.token = async () => 'token';
    }}
    oncabinet-order={({ detail }) => console.info(detail.orderId.toFixed())}
  />
);

// @ts-expect-error: the element does not exist
export const unknown = <CabinetEmbed name="catalogue" />;

// @ts-expect-error: the cabinet does not have this language
export const foreign = <cabinet-catalog locale="de" />;

// @ts-expect-error: before the script has loaded, React drops a function
export const lost = <cabinet-catalog token={async () => 'token'} />;
