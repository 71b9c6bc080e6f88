insert into public.blogs (
  id, title, slug, excerpt, content, full_content, author, category, image_url, read_time,
  published, created_at, updated_at
) values (
  '59223c3c-b056-43ad-9f13-d085532e510b',
  'The estimate form nobody finishes',
  'estimate-form',
  'Eleven fields in, they call someone else. Which boxes earn their place, which can wait for the phone, and what to say after Send.',
  'A long form asks a stranger to do your paperwork before you’ve said hello. Cut it to what you need to call back, ask for the rest later, let phones fill in what they know, and make sure that something happens, visibly, when it’s sent.',
  $html$<p>Name. Last name. Email. Confirm email. Phone. Street. City. State, from a list that begins with Alabama and takes a thumb some while to get to Wisconsin. Square footage. Number of bathrooms, half baths separately. Preferred date. How did you hear about us?</p>
<p>She wanted to know what it costs to have a house cleaned before her mother arrives on Saturday. By “half baths separately” she has opened another tab.</p>

<h2>Who all those boxes are for</h2>
<p>Look at your own form and, beside every box, write down who needs the answer and on which day. “We’ve always asked” isn’t a person.</p>
<table>
<thead><tr><th scope="col">The box</th><th scope="col">Who needs it</th><th scope="col">When</th><th scope="col">So</th></tr></thead>
<tbody>
<tr><td>First name</td><td>Whoever calls back</td><td>In an hour</td><td>Keep</td></tr>
<tr><td>Phone or email</td><td>Whoever calls back</td><td>In an hour</td><td>Keep, and let her choose</td></tr>
<tr><td>What do you need done?</td><td>Whoever calls back</td><td>In an hour</td><td>Keep</td></tr>
<tr><td>ZIP code</td><td>Whoever decides if you go there</td><td>In an hour</td><td>Keep</td></tr>
<tr><td>Street address</td><td>The crew</td><td>Next week</td><td>Ask on the phone</td></tr>
<tr><td>Square footage</td><td>Whoever prices it</td><td>During the call</td><td>Ask on the phone. She doesn’t know it either</td></tr>
<tr><td>Confirm email</td><td>Nobody</td><td>Never</td><td>Cut</td></tr>
<tr><td>How did you hear of us?</td><td>You</td><td>Quarterly</td><td>Ask at the end of the call. You’ll get a better answer</td></tr>
</tbody>
</table>
<p>Four are left. It feels too few, and then you picture the call. You’re going to talk to her in any case. The form only has to make the call possible.</p>

<h2>Four boxes, built properly</h2>
<p>Short doesn’t help if each box fights back. For whoever keeps the site:</p>
<pre><code>&lt;label for="phone"&gt;Phone&lt;/label&gt;
&lt;input id="phone" name="phone"
  type="tel" autocomplete="tel"
  aria-describedby="why"&gt;
&lt;p id="why"&gt;We call once, then text.&lt;/p&gt;</code></pre>
<ul>
<li>The label sits above the box and stays there. Gray text inside it vanishes as soon as she types, just when she’s forgotten the question.</li>
<li>The phone number is accepted with spaces, dots, parentheses or a one in front. You can tidy it up. She shouldn’t have to.</li>
<li>When something’s wrong, the page says what, beside the box, in a sentence: “This number has nine digits. Is one missing?” And everything she’s typed is still there. If a form ever empties itself, that’s the last you’ll see of her.</li>
</ul>

<h2>One question worth adding</h2>
<p>If you have to add something, make it this: <em>Anything we should know?</em> A big box, optional, with no hint in it. The dog goes in there, and the baby’s nap, and “my husband doesn’t know I’m asking.” Nothing else on a form tells the person who calls back how to begin.</p>

<h2>The word on the button</h2>
<p>“Submit” is what you do to an authority. The button should finish the sentence <em>I want to</em>. “Get a call back.” “Ask for a price.” Underneath goes the only fine print anybody reads: who will answer, how, and by when. “Rosa calls between 8 and 5, usually the same day.”</p>
<p>Write only what’s true in a bad week. It’s the first promise you make her.</p>

<h2>After Send</h2>
<p>Three things have to happen next, and you can test them from your own phone.</p>
<dl>
<dt>She sees that it went</dt>
<dd>Not a green flash. A page or a panel that says so, repeats the number she gave, and tells her what’s next: “We have (541) 555-0188. Rosa will call today before five. Wrong number? Change it here.” One mistyped digit and you’ve lost her, and this is the only place to catch it.</dd>
<dt>You see that it came</dt>
<dd>On a phone in somebody’s pocket. An inbox that’s opened on Mondays is where forms go to die. Check the spam folder today, then have a second way for it to reach you.</dd>
<dt>Pressing it twice does no harm</dt>
<dd>She’s on two bars. She’ll press it twice. You should still get one request, and she shouldn’t get an error.</dd>
</dl>

<h2>When the form shouldn’t be there at all</h2>
<p>If she’s locked out, flooded or freezing, a form is an insult. On pages about those, put the number first, and the form a long way down with a line above it: “If it can wait until morning.” Quiet work is the reverse. Nobody calls at 11 at night about gutter cleaning, but four boxes can be filled in from bed. A site can have both doors, and <a href="/blog/phone-number-top-right">the corner</a> belongs to the louder one.</p>

<h2>Try it on somebody who doesn’t love you</h2>
<p>Hand your phone to a person with no reason to be nice: a teenager will do. Say “You want a price for a cleaning,” and nothing else. Don’t help. Watch the thumb. Wherever it stops, you’ve got a box to cut or a sentence to fix.</p>
<p>Our own <a href="/contact">contact form</a> was made by the same rule, and you’re welcome to try it on a teenager. If it makes the thumb stop somewhere, tell us where. There’s a box for it.</p>$html$,
  'Priya Nair', 'Design', '/covers/cleaning.svg', '4 min read',
  false, '2026-11-20T15:00:00Z', '2026-11-20T15:00:00Z'
) on conflict do nothing;
