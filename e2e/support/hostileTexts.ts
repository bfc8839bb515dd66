import { type DatabaseOptions, openDatabase } from '@cabinet/services/database';
import { CALL, FOREIGN } from './attempts.ts';

/** Selector of an element that a text has turned into. */
export const BECOME = '[data-hostile]';

/** Texts that would act as markup, as an attribute, as an address, as code, or as a translation. */
export const HOSTILE_TEXTS = `
<img src=x onerror=RUN data-hostile>
<script data-hostile>RUN</script>
<svg onload=RUN data-hostile></svg>
<svg><script>RUN</script></svg>
<math><mtext><img src=x onerror=RUN></mtext></math>
<iframe srcdoc="<script>parent.RUN</script>" data-hostile></iframe>
<iframe src="javascript:parent.RUN"></iframe>
<a href="javascript:RUN" data-hostile>нажми</a>
<form action="EVIL" data-hostile><input name=password></form>
<style data-hostile>*{background:url(EVIL)}</style>
<link rel=stylesheet href="EVIL" data-hostile>
<base href="EVIL" data-hostile>
<meta http-equiv=refresh content="0;url=EVIL">
<object data="EVIL" data-hostile></object>
<video poster="EVIL" data-hostile></video>
<details open ontoggle=RUN data-hostile>d</details>
<template shadowrootmode=open><img src=x onerror=RUN></template>
<b data-hostile>жирно</b><br><i>косо</i><strong>важно</strong><p>абзац</p>
</title><img src=x onerror=RUN>
</textarea><img src=x onerror=RUN>
</script><script>RUN</script>
</style><img src=x onerror=RUN>
--><img src=x onerror=RUN><!--
"><img src=x onerror=RUN data-hostile>
'><img src=x onerror=RUN data-hostile>
" onmouseover="RUN" autofocus onfocus="RUN
' style='background:url(EVIL)' x='
\`-RUN-\`
';RUN;//
\${RUN}
{{constructor.constructor('RUN')()}}
{{name}} $t(title) $t(exit, {"count": 1})
<0>нажми</0><1>и</1><answers>сюда</answers><rules>и сюда</rules>
javascript:RUN
data:text/html,<script>RUN</script>
&lt;img src=x onerror=RUN&gt; &amp; &quot;
&#60;script&#62;RUN&#60;/script&#62;
\\u003cimg src=x onerror=RUN\\u003e %3Cscript%3E
==1+1 %s %d %n ../../../etc/passwd \\r\\n\\r\\n
<![CDATA[<img src=x onerror=RUN>]]> ‮тскет‬`
  .trim()
  .split('\n')
  .map((text, index) =>
    text.replaceAll('RUN', `${CALL}(${index})`).replaceAll('EVIL', `${FOREIGN}/${index}`),
  );

/** Columns with texts of people, staff and other systems, by table. */
const WRITTEN: Record<string, string[]> = {
  'loyalty.contact': ['full_name', 'status_name', 'pa_status_name'],
  'loyalty.manager': ['name', 'phone', 'telegram', 'img_url'],
  'loyalty.deal': ['doc_num'],
  'loyalty.brand': ['name'],
  'loyalty.purchase': ['comment', 'description', 'cancel_reason'],
  'loyalty.purchase_status': ['note'],
  'loyalty.purchase_message': ['source', 'message'],
  'loyalty.invitation': ['name', 'friend_phone', 'friend_email', 'friend_address'],
  'loyalty.manager_request': ['comment', 'answer'],
  'loyalty.transaction': ['comment', 'friend'],
  'loyalty.delivery_note': ['address', 'comment'],
  'loyalty.support_ticket': ['topic', 'text', 'answer'],
  'crm.client': ['name', 'surname', 'patronymic', 'change_client_email', 'change_client_phone'],
  'crm.support_request': ['topic'],
  'identity.account': ['first_name', 'last_name'],
};

/** Columns with texts in three languages, by table. */
const TRANSLATED: Record<string, string[]> = {
  'loyalty.category': ['name'],
  'loyalty.sub_category': ['name'],
  'loyalty.product_type': ['name'],
  'loyalty.product': ['name', 'description', 'delivery_note'],
  'loyalty.purchase': ['name', 'place'],
};

/** Replaces every text of a stopped system by a hostile text. Each row gets another text. */
export async function makeTextsHostile(database: DatabaseOptions): Promise<void> {
  const db = await openDatabase(database);
  // The ledger is append-only, so turn its triggers off.
  await db.query('set session_replication_role = replica');
  const text = (shift: number) => `($1::text[])[1 + (n.place + ${shift}) % ${HOSTILE_TEXTS.length}]`;
  const put = async (table: string, columns: string[], write: (value: string) => string) => {
    const changes = columns.map((column, index) => `${column} = ${write(text(index * 13))}`);
    await db.query(
      `update ${table} t set ${changes.join(', ')}
       from (select ctid, row_number() over (order by id) - 1 as place from ${table}) n where n.ctid = t.ctid`,
      [HOSTILE_TEXTS],
    );
  };
  const inThree = (value: string) => `jsonb_build_object('ru', ${value}, 'uz', ${value}, 'en', ${value})`;
  for (const [table, columns] of Object.entries(WRITTEN)) await put(table, columns, (value) => value);
  for (const [table, columns] of Object.entries(TRANSLATED)) await put(table, columns, inThree);
  await db.close();
}

/** Deletes all accounts. A sandbox reset does not change accounts, but a start adds missing accounts. */
export async function forgetAccounts(database: DatabaseOptions): Promise<void> {
  const db = await openDatabase(database);
  await db.query('delete from identity.account');
  await db.close();
}
